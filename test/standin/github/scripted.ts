import type { Answer } from './answer.ts';
import type { Effect } from './faults.ts';

const secondary = {
  message:
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. For more on scraping GitHub and how it may affect your rights, please review our Terms of Service.',
  documentation_url:
    'https://docs.github.com/free-pro-team@latest/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
};

const primary = {
  message: 'API rate limit exceeded for user.',
  documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
};

type Scripted = Extract<Effect, { kind: 'status' | 'html' | 'limit' }>;

/** The answer that a fault makes up. @param reset when the hourly limit starts anew, seconds since 1970 */
export function scripted(effect: Scripted, reset: number): Answer {
  switch (effect.kind) {
    case 'status': {
      const { status, headers = {}, body, text } = effect;
      return {
        status,
        headers: { ...(text !== undefined && { 'content-type': 'text/plain; charset=utf-8' }), ...headers },
        ...(text !== undefined && { text }),
        ...(text === undefined && {
          body: body ?? { message: `Scripted ${status}`, status: String(status) },
        }),
      };
    }
    case 'html':
      return {
        status: effect.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        text: '<!DOCTYPE html>\n<html><head><title>Unicorn!</title></head><body><p>One moment…</p></body></html>\n',
      };
    case 'limit': {
      if (effect.limit === 'primary') {
        const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
        return { status: effect.status ?? 403, headers, body: primary };
      }
      const wait = effect.retryAfter === undefined ? 60 : effect.retryAfter;
      const headers: Record<string, string> = wait === null ? {} : { 'retry-after': String(wait) };
      return { status: effect.status ?? 403, headers, body: secondary };
    }
  }
}
