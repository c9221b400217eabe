/** The endpoint that builds previews of branches, and the previews themselves, which are ready at once. */
import type { RawRequest } from './api.ts';
import type { Reply } from './scenario.ts';

const FOLDER = '/previews/';

/** `origin`: of the service, without a slash at its end. */
export function previewsAt(origin: string) {
  const built = new Set<string>();

  return {
    create(branch: string): Reply {
      const path = FOLDER + encodeURIComponent(branch);
      built.add(path);
      return {
        status: 202,
        body: { statusId: `preview-${built.size}`, previewUrl: origin + path },
      };
    },

    /** For everybody, without the key. */
    page({ method, path }: RawRequest): Reply | undefined {
      if (method !== 'GET' || !built.has(path)) return undefined;

      const body = `<!doctype html><title>Preview</title><a href="${path}">Quickstart</a>`;
      return { status: 200, body };
    },
  };
}
