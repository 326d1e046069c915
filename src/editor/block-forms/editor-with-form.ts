import type { BlockEditor, BlockSchema, StoredForm } from '@/blocks/definition';

interface EditorWithForm<Data extends object, Form extends object> extends Omit<BlockEditor<Data>, 'schema'> {
  schema: BlockSchema<Form> | ((data: Data) => BlockSchema<Form>);
  form: StoredForm;
}

/** An editor whose form has fields of its own; what is stored of them the form says. */
export const editorWithForm = <Data extends object, Form extends object>(
  editor: EditorWithForm<Data, Form>,
): BlockEditor<Data> => editor as unknown as BlockEditor<Data>;
