import { createContext, useContext } from 'react';
import type { FieldError } from '@/forms/schema';
import type { ContentForm } from '@/tool/form/content-form';
import type { BlockKey } from '../document/types';

export type SidebarTab = 'document' | 'block' | 'order' | 'checks' | 'notes' | 'history';

/** What the parts of the editor share beside the page itself. */
export interface Editing {
  /** Path of the page, or of the folder that it is to lie in. */
  path: string;
  form: ContentForm;
  /** What is wrong with the fields of the page, after an attempt to save. */
  errors: Readonly<Record<string, FieldError | undefined>>;
  /** Counts the attempts that failed. */
  attempt: number;
  /** Whether a form is to lead to its first error: once for each attempt. */
  claimFocus: (attempt: number) => boolean;
  /** Nothing is said of a field once it is changed. */
  clearError: (field: string) => void;
  tab: SidebarTab;
  setTab: (tab: SidebarTab) => void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No page is being edited here.');
  return editing;
}

/** The block that is drawn, for what draws it by its stored id. */
export const BlockKeyContext = createContext<BlockKey>('');
