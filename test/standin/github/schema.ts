/** JSON, as far as this code needs to know. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Words that explain and do not constrain; they only cost time when the schemas are compiled. */
const silent = new Set(['description', 'title', 'example', 'examples', 'default', 'discriminator', 'xml']);

/** Words that hold names of somebody's choice: below them `description` or `title` may be a property. */
const named = new Set(['properties', 'patternProperties']);

/**
 * Turns OpenAPI 3.0 schemas into JSON Schema with every reference replaced by what it means. One schema
 * stays one object however often it is used, so schemas that hold themselves are cycles (openapi-backend
 * accepts these).
 *
 * `nullable` must be translated: Ajv refuses it beside `oneOf`, and an `enum` beside it would exclude null.
 */
export class Schemas {
  readonly #document: JsonObject;
  readonly #known = new Map<string, JsonObject>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** What `#/a/b` points to, untranslated. @throws if it points to nothing. */
  at(pointer: string): JsonObject {
    let here: Json | undefined = this.#document;
    for (const name of pointer.split('/').slice(1)) here = (here as JsonObject | undefined)?.[name];
    if (here === undefined) throw new Error(`GitHub's description has no ${pointer}`);
    return here as JsonObject;
  }

  /** Follows a reference in front of a parameter, response or header (these are never nested). */
  follow(part: JsonObject): JsonObject {
    return typeof part.$ref === 'string' ? this.at(part.$ref) : part;
  }

  translate(schema: JsonObject): JsonObject {
    if (typeof schema.$ref === 'string') {
      const known = this.#known.get(schema.$ref);
      if (known) return known;
      const made: JsonObject = {};
      this.#known.set(schema.$ref, made);
      return Object.assign(made, this.translate(this.at(schema.$ref)));
    }
    const { nullable, ...rest } = schema;
    const plain: JsonObject = {};
    for (const [word, value] of Object.entries(rest)) {
      if (silent.has(word) || word.startsWith('x-')) continue;
      plain[word] = named.has(word) ? this.#map(value as JsonObject) : this.#part(value);
    }
    return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
  }

  #map(schemas: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, this.translate(schema as JsonObject)]),
    );
  }

  #part(value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.#part(item));
    return typeof value === 'object' && value !== null ? this.translate(value) : value;
  }
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The formats in GitHub's description that openapi-backend does not bring along. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) => moment.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text),
  'uri-template': (text) => URL.canParse(text.replaceAll(/\{[^}]*\}/g, '')),
  email: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
  timestamp: (text) => moment.test(text),
  'repo.nwo': (text) => /^[\w.-]+\/[\w.-]+$/.test(text),
};
