import type { HeaderVariant } from '../header/header-variant';
import { NameRow } from '../name-row/name-row';
import { OwnNavigation } from '../own-navigation/own-navigation';
import { SideMenu } from '../side-menu/side-menu';

interface OwnRowsProps {
  header: Exclude<HeaderVariant, { kind: 'default' }>;
  isCondensed: boolean;
}

/** What belongs to the place one is in: its name, its pages and its icon links. */
export function OwnRows({ header, isCondensed }: OwnRowsProps) {
  return (
    <>
      <NameRow header={header} />
      <OwnNavigation kind={header.kind} place={header.owner} isCondensed={isCondensed} />
      <SideMenu />
    </>
  );
}
