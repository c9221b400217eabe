/**
 * OpenAPI description of the stand-in service, written from the service's interface specification;
 * the numbers in the comments are its sections. Where the specification says 'not shown', the comment
 * says that the line is this stand-in's own choice: nothing of the project may rely on it. OpenAPI 3.0, as
 * openapi-backend checks descriptions by its rules (`nullable`, not a list of types).
 */
import type { Document } from 'openapi-backend';
import { parseDate } from './visitors.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answers = (status: number, name: string) => ({
  [status]: { description: name, content: json(ref(name)) },
  // Section 7: errors are not shown. `{"error": string}` is this stand-in's choice.
  default: { description: 'What went wrong.', content: json(ref('Failure')) },
});
const inPath = (name: string) => ({
  ...{ name, in: 'path', required: true },
  schema: { type: 'string', minLength: 1 },
});
const inQuery = (name: string, schema: object) => ({ name, in: 'query', schema });
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
});

const text = { type: 'string' };
const date = { type: 'string', format: 'date-or-instant' };
const instant = { type: 'string', format: 'instant' };
const count = { type: 'integer', minimum: 0 };
/** Section 2.2 and the three numbers of section 2.3. */
const counts = { human: count, ai: count, total: count };
/** Sections 4.1 and 4.2 ask for the same body. */
const instruction = {
  required: true,
  content: json(object(['prompt'], { prompt: { type: 'string', minLength: 1 } })),
};

export const openapi = {
  openapi: '3.0.3',
  info: { title: 'Documentation agent jobs and visitor analytics (stand-in)', version: '1' },
  security: [{ key: [] }],
  paths: {
    // Section 4.1. The success status is not shown; 201 is this stand-in's choice.
    '/v2/agent/{projectId}/job': {
      parameters: [inPath('projectId')],
      post: { operationId: 'create', requestBody: instruction, responses: answers(201, 'Job') },
    },
    // Section 4.3. Method, path and payload are not shown; all of it is this stand-in's choice.
    '/v2/agent/{projectId}/job/{id}': {
      parameters: [inPath('projectId'), inPath('id')],
      get: { operationId: 'retrieve', responses: answers(200, 'Job') },
    },
    // Section 4.2. The success status is not shown; 200 is this stand-in's choice.
    '/v2/agent/{projectId}/job/{id}/message': {
      parameters: [inPath('projectId'), inPath('id')],
      post: { operationId: 'message', requestBody: instruction, responses: answers(200, 'Job') },
    },
    // Section 4.4.
    '/v1/analytics/{projectId}/visitors': {
      parameters: [inPath('projectId')],
      get: {
        operationId: 'visitors',
        parameters: [
          inQuery('dateFrom', date),
          inQuery('dateTo', date),
          inQuery('limit', { type: 'integer', minimum: 1, maximum: 250, default: 50 }),
          inQuery('offset', { type: 'integer', minimum: 0, default: 0 }),
        ],
        responses: answers(200, 'Visitors'),
      },
    },
  },
  components: {
    // Section 5.
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      // Section 2.1. Which fields are always present is not shown: only what a client cannot do without
      // is required, and more fields are allowed.
      Job: {
        ...object(['id', 'status'], {
          id: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
          status: { type: 'string', enum: ['active', 'completed', 'archived', 'failed'] },
          source: object(['repository', 'ref'], { repository: text, ref: text }),
          model: text,
          prLink: { type: 'string', nullable: true, format: 'web-address' },
          createdAt: instant,
          // The value for a job that is not archived is not shown; null is this stand-in's choice.
          archivedAt: { ...instant, nullable: true },
        }),
        // "Null while the job is `active`."
        anyOf: [
          { properties: { status: { enum: ['completed', 'archived', 'failed'] } } },
          { properties: { prLink: { enum: [null] } } },
        ],
      },
      Visitors: object(['totals', 'visitors', 'hasMore'], {
        totals: object(['human', 'ai', 'total'], counts),
        visitors: {
          type: 'array',
          maxItems: 250,
          items: object(['path', 'human', 'ai', 'total'], { path: text, ...counts }),
        },
        hasMore: { type: 'boolean' },
      }),
      Failure: object(['error'], { error: text }),
    },
  },
} as unknown as Document; // Checked as a whole when it is loaded; the type is no help with shared parts.

/** An address that a browser opens and that hides no other host behind a user name. */
function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** The formats above; JSON Schema leaves their meaning to whoever validates. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-or-instant': (value) => parseDate(value) !== undefined,
  instant: (value) => value.includes('T') && parseDate(value) !== undefined,
  'web-address': isWebAddress,
};
