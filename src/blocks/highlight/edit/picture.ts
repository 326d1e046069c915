import { addressOf } from '@/components/universal-link/link-target';
import { isRecord } from '@/lib/text';

/** Of another picture these are not true. */
const former = { alt: undefined, credit: undefined, blurhash: undefined };

/** Another picture as it is stored: by its address, with what is known of its sizes. */
export function withPicture(chosen: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(chosen) ? chosen[0] : chosen;
  const { image_field, image_scales }: Record<string, unknown> = isRecord(first) ? first : {};
  return { url: addressOf(first) || undefined, image_field, image_scales, ...former };
}
