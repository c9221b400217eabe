/** The issue or pull request that gets a run's comment (design: interface.md, `comment`); undefined: none does. */
export function commentTarget(
  inputs: { comment: 'auto' | 'always' | 'never'; 'issue-number'?: number | undefined },
  eventIssue: number | undefined,
): number | undefined {
  if (inputs.comment === 'never') return undefined;
  return inputs['issue-number'] ?? (inputs.comment === 'always' ? eventIssue : undefined);
}
