import { FormattedMessage } from 'react-intl';
import { sideMessages } from '@/editor/block-forms/large-teaser-fields';
import { ChoicePrompt } from '@/tool/prompts/choice-prompt';
import { heroVariations } from '../data';
import { messages } from './messages';
import './style.css';

type Layout = (typeof heroVariations)[number];

const words = { left: sideMessages.left, top: messages.top, right: sideMessages.right };

/** Asks where the picture of a new teaser stands. */
export function LayoutPrompt({ onChoose }: { onChoose: (layout: Layout) => void }) {
  const entries = heroVariations.map((value) => ({
    value,
    words: <FormattedMessage {...words[value]} />,
    sketch: <span className={`tool-hero-sketch tool-hero-sketch--${value}`} />,
  }));
  return (
    <ChoicePrompt words={<FormattedMessage {...messages.prompt} />} entries={entries} onChoose={onChoose} />
  );
}
