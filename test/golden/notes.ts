import type { RunnerCommands } from '../../src/runner/publisher.ts';

/** Groups that repeat what the file shows elsewhere: what was sent, and the outputs. */
const REPEATED = /^(Prompt for a new job|Follow-up message|Outputs)/;

/** A runner that takes notes, with the lines of its log in their order. */
export class Notes implements RunnerCommands {
  readonly log: string[] = [];
  readonly outputs: Record<string, string> = {};
  summary = '';
  private isRepeated = false;

  info = (line: string) => {
    if (!this.isRepeated) this.log.push(line);
  };
  startGroup = (title: string) => {
    this.isRepeated = REPEATED.test(title);
    this.log.push(`::group::${title}${this.isRepeated ? ' …' : ''}`);
  };
  endGroup = () => {
    this.isRepeated = false;
  };
  notice = this.annotate('notice');
  warning = this.annotate('warning');
  error = this.annotate('error');
  setOutput = (name: string, value: string) => {
    this.outputs[name] = value;
  };
  writeSummary = async (markdown: string) => {
    this.summary += markdown;
  };

  private annotate(level: string) {
    return (message: string, { title }: { title: string }) => {
      this.log.push(`::${level}:: ${title}`, ...message.split('\n').map((line) => `    ${line}`));
    };
  }
}
