import { createContext } from 'react';

/** Opens the site's privacy settings. */
export const PrivacySettingsContext = createContext<() => void>(() => undefined);
