import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { SlateNode } from '@/components/slate-value/nodes';
import { ActivatedText } from './activated-text';
import type { TextCalls } from './text-calls';
import { TextFlowContext } from './text-flow';

interface WholeTextProps {
  value: readonly SlateNode[];
  label: string;
  placeholder: string;
  onChange: (value: SlateNode[], plaintext: string) => void;
}

/** Rich text that belongs to its block: whatever lines it gets, it stays one. */
export function WholeText({ value, label, placeholder, onChange }: WholeTextProps) {
  const { text, onStep, onCaret, onLeave, onUndo, onRedo, onFocus } = useContext(TextFlowContext);
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const calls = useMemo(
    (): TextCalls => ({
      onStep,
      onCaret,
      onLeave,
      onUndo,
      onRedo,
      onFocus,
      onChange: (changed, plaintext) => latest.current(changed as SlateNode[], plaintext),
    }),
    [onStep, onCaret, onLeave, onUndo, onRedo, onFocus],
  );
  return <ActivatedText ref={text} value={value} calls={calls} label={label} placeholder={placeholder} />;
}
