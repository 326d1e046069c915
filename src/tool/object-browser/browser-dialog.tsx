import { useContext, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CreatedContent } from '@/api/create-file';
import type { Reference } from '@/forms/schema';
import { captureFocus } from '@/lib/focus-around';
import { DropZone } from '../upload/drop-zone';
import { UploadPlaceContext } from '../upload/upload-place';
import { useDescribedUploads } from '../picture-words/use-described-uploads';
import { WordsDialog } from '../picture-words/words-dialog';
import { BrowserEntries } from './browser-entries';
import { BrowserFoot } from './browser-foot';
import { BrowserHead } from './browser-head';
import { BrowserPlaces } from './browser-places';
import { BrowserTray } from './browser-tray';
import type { BrowseRequest } from './context';
import { EntryDetails } from './entry-details';
import { PlacesButton } from './places-button';
import { folderPath } from './places';
import { isImage } from './rules';
import { useBrowser } from './use-browser';
import { usePathSteps } from './use-listing';
import '../widgets/style.css';
import '../widgets/choosers.css';
import './style.css';
import '../buttons.css';
import './parts.css';
import './entries.css';

interface BrowserDialogProps {
  request: BrowseRequest;
  pagePath: string;
  onClose: (chosen: readonly Reference[] | null) => void;
}

/** The object browser: content of the site to choose from, and a place to upload more. */
export function BrowserDialog({ request, pagePath, onClose }: BrowserDialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const browser = useBrowser(request, pagePath, onClose);
  const { path, chosen, asked, listing, toggle } = browser;
  const steps = usePathSteps(path);
  const placesId = useId();
  // In narrow windows the places lie over the entries, until one of them is taken.
  const [placesOf, setPlacesOf] = useState<string>();
  const isPlacesOpen = placesOf === path;
  const takeCreated = (content: CreatedContent) => {
    listing.retry();
    if (asked.mode === 'link' || isImage(content)) toggle(content);
  };
  // At the page's own place they are files of the page, which may not be there yet.
  const ownPlace = useContext(UploadPlaceContext);
  const uploads = useDescribedUploads(path, {
    picturesOnly: asked.mode === 'image',
    place: path === folderPath(pagePath) ? ownPlace : undefined,
    onCreated: takeCreated,
  });

  useEffect(() => {
    const dialog = element.current;
    const goBack = captureFocus();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    return () => {
      dialog?.close();
      goBack();
    };
  }, []);

  const [only] = chosen;
  const dialog = (
    <dialog
      ref={element}
      className="tool tool-browser"
      aria-labelledby={titleId}
      // React bubbles through portals: what is typed here is none of the page's business.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        // An input of files says so too, when none is chosen.
        if (event.target === element.current) onClose(null);
      }}
    >
      <BrowserHead titleId={titleId} browser={browser} steps={steps} onClose={() => onClose(null)}>
        <PlacesButton
          controls={placesId}
          isOpen={isPlacesOpen}
          onToggle={() => setPlacesOf(isPlacesOpen ? undefined : path)}
        />
      </BrowserHead>
      <div className="tool-browser__body">
        <BrowserPlaces
          id={placesId}
          isOpen={isPlacesOpen}
          browser={browser}
          steps={steps}
          pagePath={pagePath}
          onTake={() => setPlacesOf(undefined)}
        />
        <DropZone className="tool-browser__main" onFiles={uploads.add}>
          <BrowserEntries browser={browser} uploads={uploads} />
          {asked.isMultiple && <BrowserTray browser={browser} />}
        </DropZone>
        {asked.mode === 'image' && !asked.isMultiple && only && <EntryDetails target={only} />}
      </div>
      <BrowserFoot browser={browser} onClose={() => onClose(null)} />
      {uploads.asked && <WordsDialog files={uploads.asked} onDone={uploads.send} onClose={uploads.cancel} />}
    </dialog>
  );
  return createPortal(dialog, document.body);
}
