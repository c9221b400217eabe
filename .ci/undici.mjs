// Stands for `undici` in the bundle: the parts that the action and its packages use. undici's own index loads all
// others with them (caches, cookies, mocks, WebSockets), which takes 8 ms of every job's start and 0.4 MB of `dist/`.
import api from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';

// As undici's index does it.
Object.assign(Dispatcher.prototype, api);

/** `@actions/github` imports it. The action takes only its routes, and sends requests itself. */
export const { fetch } = globalThis;

export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';
export { default as DecoratorHandler } from 'undici/lib/handler/decorator-handler.js';
export { Dispatcher };
