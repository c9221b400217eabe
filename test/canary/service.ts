/** The simulated service, for the steps of a workflow run: a process of its own, until it gets a signal. */

import { startService } from '../standin/service/service.ts';

/** Jobs take half the time of their scenarios. */
const { url, key } = await startService({ pace: 0.5 });
process.send?.({ url, key });
