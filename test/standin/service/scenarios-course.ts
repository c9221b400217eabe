/** Scenarios that differ in how a job goes: how it ends, what a follow-up shows. */
import * as life from './lives.ts';
import type { Entries } from './scenario.ts';

export const courses: Entries = {
  // How a job ends.
  ok: { what: 'active for 7 s, then completed with a pull request' },
  quick: { what: 'active for 1.2 s, then completed with a pull request', life: life.QUICK },
  instant: {
    what: "completed in the create's own answer; a follow-up takes 1.2 s",
    life: life.INSTANT,
    followUp: life.QUICK,
  },
  slow: { what: 'active for 10 minutes, then completed with a pull request', life: life.SLOW },
  'no-changes': { what: 'completed after 3 s without a pull request', life: life.NO_CHANGES },
  'late-link': { what: 'completed after 3 s, the pull request is shown 4 s later', life: life.LATE_LINK },
  failed: { what: 'failed after 3 s', life: life.FAILED },
  'failed-once': {
    what: 'failed after 3 s; a follow-up is completed',
    life: life.FAILED,
    followUp: life.QUICK,
  },
  'failed-with-pull-request': { what: 'failed after 3 s, with a pull request', life: life.FAILED_WITH_LINK },
  archived: { what: 'archived after 3 s; messages answer 409', life: life.ARCHIVED },
  'archived-with-pull-request': {
    what: 'archived after 3 s, with a pull request; messages answer 409',
    life: life.ARCHIVED_WITH_LINK,
  },
  'archived-later': { what: 'completed after 1.2 s, archived after a minute', life: life.ARCHIVED_LATER },
  'new-link': {
    what: 'quick, and each follow-up opens a new pull request',
    life: life.QUICK,
    newPullEachTurn: true,
  },
  'unknown-status': {
    what: 'after 2 s a status nobody knows, after 7 s completed',
    life: life.UNKNOWN_STATUS,
    malformed: true,
  },
  'hostile-link': {
    what: 'prLink is a script',
    life: life.endsWith('javascript:alert(document.domain)//example/docs/pull/1'),
    malformed: true,
  },
  'userinfo-link': {
    what: 'prLink hides its host behind a user name',
    life: life.endsWith('https://docs.example:pull@evil.example/example/docs/pull/1'),
    malformed: true,
  },

  // After a message.
  'stale-end': {
    what: 'after a message the old end is shown for 8 s, then active, then a new pull request',
    life: life.INSTANT,
    followUp: life.STALE,
    newPullEachTurn: true,
    messageSaysActive: true,
  },
  'stale-end-same-link': {
    what: 'after a message the old end is shown for 8 s, then active, then the same pull request',
    life: life.INSTANT,
    followUp: life.STALE,
  },
  'stale-never-active': {
    what: 'after a message the old end is shown for ever',
    life: life.INSTANT,
    followUp: life.STALE_FOR_EVER,
  },
};
