import { flatten, isInternal, mediaUrl } from '@/api/urls';
import { addressIn } from '@/components/consent-gate/embed-source';

/** A video that can be shown, and whose server it comes from. */
export type VideoSource =
  | { kind: 'frame'; provider: 'youtube' | 'vimeo'; src: string; page: string }
  /** `provider` is the foreign host of the file; undefined for our own. */
  | { kind: 'file'; provider: string | undefined; src: string };

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);
const youtubeId = /^[\w-]{6,20}$/;
const vimeoPath = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/i;

function webUrl(stored: string): URL | undefined {
  try {
    const url = new URL(/^[\w-]+(\.[\w-]+)+\//.test(stored) ? `https://${stored}` : stored);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

function youtube(url: URL, host: string): VideoSource | undefined {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const inPath = host === 'youtu.be' ? first : /^(embed|shorts|live|v)$/.test(first) ? second : '';
  const id = url.searchParams.get('v') ?? inPath;
  const list = url.searchParams.get('list') ?? '';
  const base = 'https://www.youtube-nocookie.com/embed';
  if (youtubeId.test(id)) {
    return {
      kind: 'frame',
      provider: 'youtube',
      src: `${base}/${id}?rel=0`,
      page: `https://www.youtube.com/watch?v=${id}`,
    };
  }
  if (!/^[\w-]{10,64}$/.test(list)) return undefined;
  return {
    kind: 'frame',
    provider: 'youtube',
    src: `${base}/videoseries?list=${list}`,
    page: `https://www.youtube.com/playlist?list=${list}`,
  };
}

function vimeo(url: URL): VideoSource | undefined {
  const [, id, hash] = vimeoPath.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const secret = hash ?? url.searchParams.get('h') ?? '';
  const key = /^[\da-f]+$/i.test(secret) ? `&h=${secret}` : '';
  return {
    kind: 'frame',
    provider: 'vimeo',
    src: `https://player.vimeo.com/video/${id}?dnt=1${key}`,
    page: `https://vimeo.com/${id}`,
  };
}

/** Reads a stored address; undefined for everything that is neither YouTube, Vimeo nor an .mp4 file. */
export function videoSource(stored: string): VideoSource | undefined {
  const address = addressIn(stored);
  if (address === '') return undefined;
  const path = flatten(address);
  if (isInternal(path)) {
    return /\.mp4(\/@@[\w/.-]*)?$/i.test(path)
      ? {
          kind: 'file',
          provider: undefined,
          src: mediaUrl(path.includes('/@@') ? path : `${path}/@@download/file`),
        }
      : undefined;
  }
  const url = webUrl(address);
  if (url === undefined) return undefined;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  if (youtubeHosts.has(host)) return youtube(url, host);
  if (vimeoHosts.has(host)) return vimeo(url);
  const isFile = url.protocol === 'https:' && /\.mp4$/i.test(url.pathname);
  return isFile ? { kind: 'file', provider: host, src: url.href } : undefined;
}
