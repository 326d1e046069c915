import type { Url } from './atoms';

/** Body of a refusal: in plone.rest's form, or in that of a service. */
export type ErrorBody =
  | { type: string; message: string; context?: Url | null; traceback?: string[] }
  | {
      error: {
        type?: string;
        message?: string;
        errors?: { field: string; message: string }[];
        failed?: unknown[];
      };
    }
  | null;
