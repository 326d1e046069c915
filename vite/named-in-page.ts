import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { replaced } from './replaced.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Names built files in the page, as they are called after the build, in place of the comment `<!-- {id} -->`: the script in
 * the head asks for them. While one develops there are none.
 */
export function namedInPage(id: string, namesIn: (bundle: Bundle) => object): Plugin {
  return {
    name: `portal-${id}`,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const named = JSON.stringify(namesIn(bundle));
        const script = `<script type="application/json" id="${id}">${named}</script>`;
        return replaced(html, `<!-- ${id} -->`, script, `The mark of ${id}`);
      },
    },
  };
}
