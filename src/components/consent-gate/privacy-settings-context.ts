import { createContext } from 'react';

/** Opens the site's privacy settings; undefined where no banner is mounted, then the gate asks for itself. */
export const PrivacySettingsContext = createContext<(() => void) | undefined>(undefined);
