/** Puts a scenario between a request and its real answer: counts requests, replaces and reshapes answers. */
import type { Call } from './contract.ts';
import type { Instead, JobBody, Reply, Scenario } from './scenario.ts';

/** The answer that the scenario has in place of the real one for the `nth` request (from 1) of its kind. */
export function insteadOf(
  scenario: Scenario,
  operation: Call['operation'],
  nth: number,
): Instead | undefined {
  return scenario.instead?.find(({ on, nth: [first, last] = [1, Infinity] }) => {
    return on.includes(operation) && nth >= first && nth <= last;
  });
}

function reshaped(scenario: Scenario, operation: Call['operation'], reply: Reply): Reply {
  const reshape = scenario.reshape?.[operation];
  if (!reshape || reply.status >= 300) return reply;
  const { status } = reply;
  const shape = reshape(reply.body as JobBody & Record<string, unknown>);
  return typeof shape === 'string' ? { status, text: shape } : { status, body: shape };
}

/** Wraps `answer`, which gives the real answers and has their effects. */
export function scripted(
  scenarioOf: (project: string) => Scenario,
  answer: (call: Call, scenario: Scenario) => Reply,
): (call: Call) => Reply {
  const seen = new Map<string, number>();
  return (call) => {
    const scenario = scenarioOf(call.project);
    const counter = JSON.stringify([call.operation, call.project, call.jobId]);
    const nth = (seen.get(counter) ?? 0) + 1;
    seen.set(counter, nth);
    const instead = insteadOf(scenario, call.operation, nth);
    if (instead && !instead.accepted) return instead;
    const reply = reshaped(scenario, call.operation, answer(call, scenario));
    // What could not take effect (no such job) says so, whatever the scenario wants to hide.
    return instead && reply.status < 300 ? instead : reply;
  };
}
