import { TargetPrompt } from '@/tool/prompts/target-prompt';
import { entryFor } from './entries-form';

interface EntriesPromptProps {
  idName: '@id' | 'id';
  /** What is stored already, though nothing of it can be shown. */
  entries: readonly object[];
  /** Further words that an entry takes of its target. */
  alsoFills?: readonly string[];
  onChange: (entries: readonly object[]) => void;
}

/** Asks for the first content of a block that shows a list of chosen contents. */
export function EntriesPrompt({ idName, entries, alsoFills, onChange }: EntriesPromptProps) {
  return <TargetPrompt onTarget={(target) => onChange([...entries, entryFor(target, idName, alsoFills)])} />;
}
