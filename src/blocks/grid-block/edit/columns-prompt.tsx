import { FormattedMessage } from 'react-intl';
import { Prompt } from '@/editor/prompts/prompt';
import { messages } from './messages';
import './style.css';

interface ColumnsPromptProps {
  most: number;
  onChoose: (count: number) => void;
}

/** Asks for how many columns a grid without any is to have. */
export function ColumnsPrompt({ most, onChoose }: ColumnsPromptProps) {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <Prompt words={<FormattedMessage {...messages.prompt} />}>
      <div className="tool-columns-choice">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className="tool-columns-choice__entry"
            onClick={() => onChoose(count)}
          >
            <span className="tool-columns-choice__sketch" aria-hidden="true">
              {counts.slice(0, count).map((column) => (
                <span key={column} />
              ))}
            </span>
            <FormattedMessage {...messages.count} values={{ count }} />
          </button>
        ))}
      </div>
    </Prompt>
  );
}
