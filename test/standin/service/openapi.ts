/**
 * OpenAPI description of the stand-in service, written from the service's interface specification;
 * the numbers in the comments are its sections. Where the specification says 'not shown', the comment
 * says that the line is this stand-in's own choice: nothing of the project may rely on it. OpenAPI 3.0, as
 * openapi-backend checks descriptions by its rules (`nullable`, not a list of types).
 */
import type { Document } from 'openapi-backend';

const json = (schema: object) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

// Section 7: errors are not shown. `{"error": string}` is this stand-in's choice.
const refusals = { default: { description: 'What went wrong.', content: json(ref('Failure')) } };

const projectId = { name: 'projectId', in: 'path', required: true, schema: { type: 'string', minLength: 1 } };
const jobId = { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } };

/** Sections 4.1 and 4.2 ask for the same body. */
const instruction = {
  required: true,
  content: json({
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string', minLength: 1 } },
  }),
};

/** Section 2.2 and the three numbers of section 2.3. */
const counts = {
  human: { type: 'integer', minimum: 0 },
  ai: { type: 'integer', minimum: 0 },
  total: { type: 'integer', minimum: 0 },
};

export const openapi = {
  openapi: '3.0.3',
  info: { title: 'Documentation agent jobs and visitor analytics (stand-in)', version: '1' },
  security: [{ key: [] }],
  paths: {
    // Section 4.1. The success status is not shown; 201 is this stand-in's choice.
    '/v2/agent/{projectId}/job': {
      parameters: [projectId],
      post: {
        operationId: 'create',
        requestBody: instruction,
        responses: { 201: { description: 'The new job.', content: json(ref('Job')) }, ...refusals },
      },
    },
    // Section 4.3. Method, path and payload are not shown; all of it is this stand-in's choice.
    '/v2/agent/{projectId}/job/{id}': {
      parameters: [projectId, jobId],
      get: {
        operationId: 'retrieve',
        responses: { 200: { description: 'The job as it is now.', content: json(ref('Job')) }, ...refusals },
      },
    },
    // Section 4.2. The success status is not shown; 200 is this stand-in's choice.
    '/v2/agent/{projectId}/job/{id}/message': {
      parameters: [projectId, jobId],
      post: {
        operationId: 'message',
        requestBody: instruction,
        responses: { 200: { description: 'The same job.', content: json(ref('Job')) }, ...refusals },
      },
    },
    // Section 4.4.
    '/v1/analytics/{projectId}/visitors': {
      parameters: [projectId],
      get: {
        operationId: 'visitors',
        parameters: [
          { name: 'dateFrom', in: 'query', schema: { type: 'string', format: 'date-or-instant' } },
          { name: 'dateTo', in: 'query', schema: { type: 'string', format: 'date-or-instant' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 250, default: 50 } },
          { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
        ],
        responses: { 200: { description: 'One page of rows.', content: json(ref('Visitors')) }, ...refusals },
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
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
          status: { type: 'string', enum: ['active', 'completed', 'archived', 'failed'] },
          source: {
            type: 'object',
            required: ['repository', 'ref'],
            properties: { repository: { type: 'string' }, ref: { type: 'string' } },
          },
          model: { type: 'string' },
          prLink: { type: 'string', nullable: true, format: 'web-address' },
          createdAt: { type: 'string', format: 'instant' },
          // The value for a job that is not archived is not shown; null is this stand-in's choice.
          archivedAt: { type: 'string', nullable: true, format: 'instant' },
        },
        // "Null while the job is `active`."
        anyOf: [
          { properties: { status: { enum: ['completed', 'archived', 'failed'] } } },
          { properties: { prLink: { enum: [null] } } },
        ],
      },
      Visitors: {
        type: 'object',
        required: ['totals', 'visitors', 'hasMore'],
        properties: {
          totals: { type: 'object', required: ['human', 'ai', 'total'], properties: counts },
          visitors: {
            type: 'array',
            maxItems: 250,
            items: {
              type: 'object',
              required: ['path', 'human', 'ai', 'total'],
              properties: { path: { type: 'string' }, ...counts },
            },
          },
          hasMore: { type: 'boolean' },
        },
      },
      Failure: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
  },
} as unknown as Document; // Checked as a whole when it is loaded; the type is no help with shared parts.
