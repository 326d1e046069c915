import { postContactForm, type ContactMessage } from '@/api/contact-form';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

interface ContactCall {
  /** Of the page whose person or office is written to. */
  path: string;
  message: ContactMessage;
  language: Language;
}

/** How the message fared that was sent by the contact form; it is true once it is sent. */
export const contactForm = createRemoteSlice<ContactCall, true>({
  name: 'contactForm',
  call: async ({ path, message, language }) => {
    await postContactForm(path, message, { language });
    return true;
  },
});

rootReducer.inject({ reducerPath: 'contactForm', reducer: contactForm.reducer });
