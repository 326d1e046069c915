import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Prompt } from '@/tool/prompts/prompt';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from '../messages';
import { useBlockChoice, type BlockChoice } from './use-block-choice';

/** Says that no block stands somewhere, and lets one be chosen. */
export function ChooseBlock({ words, ...choice }: BlockChoice & { words: ReactNode }) {
  const { button, picker } = useBlockChoice(choice);
  return (
    <Prompt words={words}>
      <button type="button" className="tool-add" {...button}>
        <ToolIcon name="plus" size={16} />
        <FormattedMessage {...messages.add} />
      </button>
      {picker}
    </Prompt>
  );
}
