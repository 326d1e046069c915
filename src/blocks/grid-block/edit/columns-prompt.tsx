import { FormattedMessage } from 'react-intl';
import { ChoicePrompt } from '@/tool/prompts/choice-prompt';
import { messages } from './messages';

interface ColumnsPromptProps {
  most: number;
  onChoose: (count: number) => void;
}

/** Asks for how many columns a grid without any is to have. */
export function ColumnsPrompt({ most, onChoose }: ColumnsPromptProps) {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const entries = counts.map((count) => ({
    value: count,
    words: <FormattedMessage {...messages.count} values={{ count }} />,
    sketch: counts.slice(0, count).map((column) => <span key={column} />),
  }));
  return (
    <ChoicePrompt words={<FormattedMessage {...messages.prompt} />} entries={entries} onChoose={onChoose} />
  );
}
