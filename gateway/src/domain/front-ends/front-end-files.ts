import path from 'node:path';
import type { Logger } from '@shortlist/service-kit';
import { createFileServer, type FileServer, isHashed } from '../static-files.js';
import { createKeptBuilds } from './kept-builds.js';

/** Builds of each front end whose files stay; a page that is older is told to reload when it misses one. */
const keptBuilds = 5;

/** The folder is looked at this often at most, in milliseconds. */
const pauseMs = 5000;

export interface CreateFrontEndFilesOptions {
  /** Folder of the front end's build. */
  readonly dist: string;
  /** Folder for the files of earlier builds; undefined keeps none. */
  readonly keptFolder: string | undefined;
  readonly log: Logger;
}

/** The files of a front end as it is built, and those of its last builds, which open pages may still ask for. */
export function createFrontEndFiles(options: CreateFrontEndFilesOptions): FileServer {
  const { dist, keptFolder, log } = options;
  const built = createFileServer(dist);
  if (keptFolder === undefined) return built;
  const kept = createFileServer(keptFolder);
  const builds = createKeptBuilds({ dist, folder: keptFolder, count: keptBuilds });
  let lookedAt = -Infinity;

  const keep = () => {
    if (performance.now() - lookedAt < pauseMs) return;
    lookedAt = performance.now();
    builds.keep().catch((err: unknown) => {
      log.warn({ err, frontEnd: path.basename(keptFolder) }, 'a build could not be kept');
    });
  };
  keep();
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    if (!isHashed(pathname)) {
      keep();
      return built(request, response);
    }
    return (await built(request, response)) || kept(request, response);
  };
}
