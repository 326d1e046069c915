import { createContext, Fragment, type ComponentType, type PropsWithChildren } from 'react';

/** What is drawn round the words of a link that leads nowhere: for visitors nothing. */
export const DeadLinkContext = createContext<ComponentType<PropsWithChildren> | typeof Fragment>(Fragment);
