/** Scenarios whose answers have odd bodies: unreadable ones, and ones that a client must be able to read. */
import * as life from './lives.ts';
import type { Entries, JobBody, Operation } from './scenario.ts';

const NOT_POLLS: readonly Operation[] = ['create', 'message', 'visitors'];
const PAGE = { status: 200, type: 'text/html; charset=utf-8', text: '<!doctype html><title>Sign in</title>' };
const cut = (body: unknown) => JSON.stringify(body).slice(0, 20);
const wrongVisitors = () => ({ totals: { human: 'many', ai: null }, visitors: { path: 1 }, hasMore: 'yes' });
const wrongJob = () => ({
  id: 42,
  status: ['completed'],
  source: 'docs',
  model: null,
  prLink: true,
  createdAt: 0,
});
const wrongFields = (job: JobBody) => ({
  ...job,
  source: 'docs',
  model: 7,
  prLink: job.prLink && 7,
  createdAt: 12,
  archivedAt: false,
});
const onlyTheNeeded = ({ id, status, prLink }: JobBody) => ({
  id,
  status,
  ...(prLink === null ? {} : { prLink }),
  priority: 3,
  steps: [{ name: 'read', done: true }],
});

export const bodies: Entries = {
  // Unreadable, or without a usable id.
  html: { what: '200 with an HTML page', malformed: true, instead: [{ on: NOT_POLLS, ...PAGE }] },
  'no-id': {
    what: 'the answer to create has no id',
    malformed: true,
    reshape: { create: ({ id: _, ...rest }) => rest },
  },
  'empty-id': {
    what: 'the id is empty',
    malformed: true,
    reshape: { create: (job) => ({ ...job, id: '' }) },
  },
  'hostile-id': {
    what: 'the id leads out of its path: ../../x',
    malformed: true,
    reshape: { create: (job) => ({ ...job, id: '../../x' }) },
  },
  malformed: {
    what: 'JSON that breaks off: create and visitors',
    malformed: true,
    reshape: { create: cut, visitors: cut },
  },
  'wrong-types': {
    what: 'every field of a wrong type: create and visitors',
    malformed: true,
    reshape: { create: wrongJob, visitors: wrongVisitors },
  },
  garbled: {
    what: 'retrieve answers a page, then broken JSON, then wrong types, then ok',
    malformed: true,
    instead: [
      { on: ['retrieve'], nth: [1, 1], ...PAGE },
      { on: ['retrieve'], nth: [2, 2], status: 200, text: '{"id": "job_' },
      { on: ['retrieve'], nth: [3, 3], status: 200, body: wrongJob() },
    ],
  },

  // Odd, yet readable.
  'no-status': {
    what: 'the answers to create and message name the job and nothing more',
    life: life.QUICK,
    malformed: true,
    reshape: { create: ({ id }) => ({ id }), message: ({ id }) => ({ id }) },
  },
  'wrong-fields': {
    what: 'id and status are right, every other field has a wrong type',
    life: life.QUICK,
    malformed: true,
    reshape: { create: wrongFields, message: wrongFields, retrieve: wrongFields },
  },
  'extra-fields': {
    what: 'unknown fields are there, optional ones are missing',
    life: life.QUICK,
    reshape: { create: onlyTheNeeded, message: onlyTheNeeded, retrieve: onlyTheNeeded },
  },
};
