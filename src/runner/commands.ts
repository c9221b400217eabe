import * as core from '@actions/core';

/**
 * What is used of `@actions/core`, named one by one: the whole of it brings an OIDC client, and with that an HTTP
 * client that takes longer to load than everything else.
 */
export const runnerCommands = {
  info: core.info,
  debug: core.debug,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: core.setOutput,
  setSecret: core.setSecret,
  saveState: core.saveState,
  getState: core.getState,
  async writeSummary(markdown: string): Promise<void> {
    await core.summary.addRaw(markdown).write();
  },
};
