import { useCallback, useContext } from 'react';
import { useIntl } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';

/** Gives the name of a type of block; one that the site does not know is called by what is stored. */
export function useBlockTitle(): (type: string) => string {
  const intl = useIntl();
  const find = useContext(BlocksContext);
  return useCallback(
    (type) => {
      const definition = find(type);
      return definition ? intl.formatMessage(definition.title, { block: type }) : type;
    },
    [intl, find],
  );
}
