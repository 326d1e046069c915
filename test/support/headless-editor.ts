import { changeBlock } from '@/editor/document/commands/change-block';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import type { BlockKey } from '@/editor/document/types';
import type { Scope } from '@/editor/actions/action';
import { listenToInput } from '@/editor/actions/use-input';
import { textFlowOf } from '@/editor/canvas/text-flow-of';
import { createEditor, type Editor } from '@/editor/input/create-editor';
import { isText } from '@/editor/input/selection/text-range';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { selectedRange } from '@/editor/rich-text/offsets';
import { pasteData } from '@/editor/rich-text/paste/paste';
import { selectPlace } from '@/editor/rich-text/place-caret';
import { createReporter } from '@/editor/rich-text/reporter';
import type { TextEditing } from '@/editor/rich-text/slate-types';
import type { StoredText } from '@/editor/rich-text/text-calls';
import { handleKey } from '@/editor/rich-text/text-keys';
import { openValue } from '@/editor/rich-text/value/open-value';
import { partsOf, type Shortcut } from '@/tool/shortcuts/shortcut';
import { orderOf, page } from '../editor/document/support';

/** A clipboard, which jsdom lacks. */
function clipboardOf(entries: Readonly<Record<string, string>>): DataTransfer {
  const held = new Map(Object.entries(entries));
  return {
    get types() {
      return [...held.keys()];
    },
    files: [],
    items: [],
    getData: (type: string) => held.get(type) ?? '',
    setData: (type: string, data: string) => void held.set(type, data),
  } as unknown as DataTransfer;
}

/** What a browser does itself with a key that nobody has taken, in a text. */
const nativeKeys: Readonly<Record<string, (text: TextEditing) => void>> = {
  Enter: (text) => text.insertBreak(),
  'Shift+Enter': (text) => text.insertSoftBreak(),
  Backspace: (text) => text.deleteBackward('character'),
  Delete: (text) => text.deleteForward('character'),
};

const clipboardKeys: Readonly<Record<string, 'copy' | 'cut' | 'paste'>> = {
  'Mod+C': 'copy',
  'Mod+X': 'cut',
  'Mod+V': 'paste',
};

/** A text of the page as its editor holds it, behind an element that can have the keys. */
function standText(editor: Editor, key: BlockKey, element: HTMLElement) {
  const { document, focus } = editor;
  const stored = () => (document.state.blocks.get(key)?.data['value'] ?? []) as StoredText;
  const text = createTextEditor(openValue(stored()), {
    ...textFlowOf(editor, key),
    onChange: (value, plaintext) =>
      void document.run((state) => changeBlock(state, key, { value, plaintext }), key),
  });
  const reporter = createReporter(text, stored());
  text.onChange = reporter.report;
  element.addEventListener('focus', () => text.calls.onFocus?.());
  element.addEventListener('keydown', (nativeEvent) => {
    const { key: pressed, ctrlKey, metaKey, altKey, shiftKey } = nativeEvent;
    const preventDefault = () => nativeEvent.preventDefault();
    handleKey(text, {
      key: pressed,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      nativeEvent,
      preventDefault,
    } as never);
  });
  const leave = focus.offer(key, {
    focus: (place) => {
      selectPlace(text, place);
      element.focus();
    },
    selected: () => selectedRange(text),
    paste: (data) => pasteData(text, data),
  });
  return {
    text,
    /** Takes what has been stored of it elsewhere, as by undo. */
    take: () => void (reporter.take(stored()) && text.onChange()),
    leave,
  };
}

/** A page with its editor, and hands on its keys and clipboard, without anything being drawn. */
export function openHeadless(blocks: Record<string, unknown>) {
  const document = page(blocks);
  const editor = createEditor(document);
  const sheet = window.document.createElement('div');
  window.document.body.append(sheet);
  const standing = new Map<
    BlockKey,
    { frame: HTMLElement; text?: ReturnType<typeof standText>; end: () => void }
  >();

  function stand(key: BlockKey): void {
    const frame = window.document.createElement('div');
    frame.dataset['block'] = key;
    frame.tabIndex = -1;
    sheet.append(frame);
    const leave = editor.focus.stand(key, frame);
    let text: ReturnType<typeof standText> | undefined;
    if (isText(document, key)) {
      const element = window.document.createElement('div');
      element.setAttribute('contenteditable', 'true');
      element.tabIndex = 0;
      frame.append(element);
      text = standText(editor, key, element);
    }
    const end = () => {
      text?.leave();
      leave();
      frame.remove();
    };
    standing.set(key, { frame, ...(text && { text }), end });
  }

  function follow(): void {
    const { blocks: present } = document.state;
    for (const [key, { end, text }] of standing)
      if (!present.has(key) || (text !== undefined) !== isText(document, key)) {
        end();
        standing.delete(key);
      }
    for (const key of present.keys()) {
      if (standing.has(key)) standing.get(key)?.text?.take();
      else stand(key);
    }
  }

  follow();
  const leave = document.observe(follow);
  const endInput = listenToInput(editor);
  let clipboard = clipboardOf({});

  const active = () => window.document.activeElement ?? window.document.body;
  /** The text that has the keys. */
  const present = (): TextEditing | undefined => {
    const element = active();
    if (!element.hasAttribute('contenteditable')) return undefined;
    return standing.get(element.closest('[data-block]')?.getAttribute('data-block') ?? '')?.text?.text;
  };
  /** Slate tells of a change once the present step is over. */
  const settle = () => Promise.resolve();

  async function handOver(type: 'copy' | 'cut' | 'paste', data: DataTransfer): Promise<void> {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      clipboardData: data,
    });
    active().dispatchEvent(event);
    const text = present();
    if (type === 'paste' && text && !event.defaultPrevented) pasteData(text, data);
    await settle();
  }

  return {
    editor,
    /** Leads the keys to a block as a whole, into its text, to a field of a form, or to nothing of these. */
    at: async (scope: Scope, key: BlockKey = '') => {
      if (key !== '') document.run((state) => selectBlocks(state, [key]));
      if (scope === 'block') editor.focus.hold(key);
      else if (scope === 'text') editor.focus.focus(key, 'end');
      else if (scope === 'field') {
        const field = window.document.createElement('input');
        sheet.append(field);
        field.focus();
      } else if (active() instanceof HTMLElement) (active() as HTMLElement).blur();
      await settle();
    },
    /** Presses keys where they go; whether they were for something there. */
    press: async (shortcut: Shortcut): Promise<boolean> => {
      const { key, mod, alt, shift } = partsOf(shortcut);
      const code = /^[A-Z]$/.test(key) ? `Key${key}` : key;
      const held = { ctrlKey: mod, altKey: alt, shiftKey: shift };
      const name = key === 'Space' ? ' ' : key;
      const event = new KeyboardEvent('keydown', {
        key: name,
        code,
        ...held,
        bubbles: true,
        cancelable: true,
      });
      active().dispatchEvent(event);
      const text = present();
      const hand = clipboardKeys[shortcut];
      if (!event.defaultPrevented && hand === undefined && text) nativeKeys[shortcut]?.(text);
      await settle();
      if (hand === undefined) return event.defaultPrevented;
      if (hand !== 'paste') clipboard = clipboardOf({});
      await handOver(hand, clipboard);
      return true;
    },
    /** Types letters into the text that has the keys. */
    type: async (letters: string): Promise<void> => {
      for (const letter of letters) {
        present()?.insertText(letter);
        await settle();
      }
    },
    paste: (html: string, words = '') =>
      handOver('paste', clipboardOf({ 'text/html': html, 'text/plain': words })),
    text: present,
    order: () => orderOf(document.state).join(' '),
    /** What each text of the page says, in the order of the page. */
    words: () =>
      orderOf(document.state).map((key) => document.state.blocks.get(key)?.data['plaintext'] ?? null),
    close: () => {
      endInput();
      leave();
      for (const { end } of standing.values()) end();
      sheet.remove();
    },
  };
}

export type Headless = ReturnType<typeof openHeadless>;
