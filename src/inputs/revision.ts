/** What is allowed in `diff-base`, for error messages. */
export const REVISION_RULE =
  'a revision such as `v1.2.0`, `origin/main`, `HEAD~3` or a commit id: letters, digits and `._/@{}^~+#=,-`, not beginning with `-`';

/** Whether a text can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
export function isRevision(value: string): boolean {
  return (
    /^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) &&
    !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(value)
  );
}
