import { useContext } from 'react';
import { useBlock } from '@/editor/document/hooks';
import { newId } from '@/editor/document/new-id';
import { BlockKeyContext } from '@/editor/session/editing';
import type { BlockEditProps } from '../../definition';
import { mostOf } from '../columns-class';
import { typeOfColumns } from '../columns';
import type { GridData } from '../data';
import { ColumnsPrompt } from './columns-prompt';
import { GridEdit } from './edit';
import { FlatColumns } from './flat-columns';

/** A grid whose columns are a list: they are seen here and edited in the form. One that holds blocks is a grid like any other. */
export function FlatGridEdit(props: BlockEditProps<GridData>) {
  const { data, position, onChange } = props;
  const key = useContext(BlockKeyContext);
  const holdsBlocks = (useBlock(key)?.containers.length ?? 0) > 0;
  if (holdsBlocks) return <GridEdit {...props} />;
  const type = typeOfColumns.get(data['@type']) ?? 'teaser';
  const fill = (count: number) =>
    onChange({ columns: Array.from({ length: count }, () => ({ id: newId(), '@type': type })) });
  if (data.columns.length === 0) return <ColumnsPrompt most={mostOf(data)} onChoose={fill} />;
  return <FlatColumns data={data} position={position} />;
}
