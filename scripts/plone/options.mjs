import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from './failure.mjs';

export const usage = `Usage: npm run plone -- [options]

  --port NUMBER   port to listen on, on this machine only (8080)
  --data FOLDER   where Plone, its content and its mails are kept (.data/plone)
  --fresh         throws the content away first; what is installed stays
  --empty         a new site gets no demo content and no demo users
  --install       installs Plone and ends
  --import DIR    a new site gets the content of a plone.exportimport folder instead of the demo's`;

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '8080' },
        data: { type: 'string', default: '.data/plone' },
        fresh: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        import: { type: 'string' },
        install: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error.message.split(/[.\n]/)[0]}. "npm run plone -- --help" lists the options.`);
  }
}

function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new StartError(`--port takes a number from 1 to 65535, not "${text}".`);
  return port;
}

async function readImport(text) {
  if (text === undefined) return undefined;
  const folder = resolve(text);
  const metadata = await stat(join(folder, 'content/__metadata__.json')).catch(() => undefined);
  if (!metadata)
    throw new StartError(`${folder} is no plone.exportimport folder: content/__metadata__.json is missing.`);
  return folder;
}

/** Reads the command line; undefined when only help is wanted. */
export async function readOptions(args) {
  const values = parse(args);
  if (values.help) return undefined;
  if (values.empty && values.import !== undefined)
    throw new StartError('--empty and --import exclude each other.');
  return {
    port: readPort(values.port),
    data: resolve(values.data),
    fresh: values.fresh,
    empty: values.empty,
    install: values.install,
    importFolder: await readImport(values.import),
  };
}
