import { TargetPrompt } from '../prompts/target-prompt';
import { entryFor } from './entries-form';

interface EntriesPromptProps {
  idName: '@id' | 'id';
  /** What is stored already, though nothing of it can be shown. */
  entries: readonly object[];
  onChange: (entries: readonly object[]) => void;
}

/** Asks for the first content of a block that shows a list of chosen contents. */
export function EntriesPrompt({ idName, entries, onChange }: EntriesPromptProps) {
  return <TargetPrompt onTarget={(target) => onChange([...entries, entryFor(target, idName)])} />;
}
