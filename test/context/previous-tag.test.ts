import { expect, test } from 'vitest';
import { previousTag, type Tag, versionIn } from '../../src/context/previous-tag.ts';

/** Tags in the order in which they were made, each on a commit of its own, unless the name says which, such as `v1 on 3`. */
function tagsOf(names: string): Tag[] {
  return names.split(', ').map((each, index) => {
    const [name = '', commit = String(index)] = each.split(' on ');
    return { name, commit };
  });
}

function previous(names: string): string | undefined {
  const tags = tagsOf(names);
  const last = tags.at(-1) as Tag;
  return previousTag(last, tags.toReversed())?.name;
}

test.each<[tags: string, start: string | undefined]>([
  ['v1.0.0, v1.1.0', 'v1.0.0'],
  ['core@1.0.0, cli@1.0.0, cli@1.1.0, core@1.1.0', 'core@1.0.0'],
  ['v1.0.0, v2.0.0-rc.1, v2.0.0', 'v1.0.0'],
  ['v1.0.0, v2.0.0-rc.1, v2.0.0-rc.2', 'v2.0.0-rc.1'],
  ['@acme/a@1.0.0, @acme/b@1.0.0, @acme/a@1.1.0-beta.1, @acme/a@1.1.0', '@acme/a@1.0.0'],
  ['2026.10, 2026.11', '2026.10'],
  ['cli@1.0.0, core@1.0.0', undefined],
  // Only pre-releases come before the first final version.
  ['v1.0.0-rc.9, v1.0.0-rc.10, v1.0.0', 'v1.0.0-rc.10'],
  ['1.0.0rc1, 1.0.0rc2, 1.0.0rc3', '1.0.0rc2'],
  // A version of an older line was merged later.
  ['v1.9.4, v2.0.0, v1.9.5, v2.1.0', 'v2.0.0'],
  // Tags of the newest major version move.
  ['v1.2.3 on 3, v1 on 3, v1.2.4', 'v1.2.3'],
  ['v1.2.3, v1.2.4 on 7, v1 on 7, v1.2 on 7, v1.2.4 on 7', 'v1.2.3'],
  ['v1, v2', 'v1'],
  ['name-v1.2.3, other-v1.2.4, name-v1.3.0', 'name-v1.2.3'],
  ['sdk/v1.0.0, v1.5.0, sdk/v1.1.0', 'sdk/v1.0.0'],
  ['k8s@1.9.0, k8s@1.10.0, k8s@1.11.0', 'k8s@1.10.0'],
  ['2026-09-30, 2026-10-31', '2026-09-30'],
  ['release-2026-09-30, release-2026-10-31', 'release-2026-09-30'],
  ['REL_16_1, REL_16_2', 'REL_16_1'],
  // The tags of a day have numbers or times, and another year begins.
  ['2025-12-31, 2026-01-31', '2025-12-31'],
  ['2025-12-31-1, 2025-12-31-2, 2026-01-02-1', '2025-12-31-2'],
  ['2025-12-31T10-00, 2026-01-02T09-30', '2025-12-31T10-00'],
  // Only the builds differ, and later ones of an older version were merged later.
  ['v1.0.0+k3s1, v1.1.0+k3s1, v1.0.0+k3s2, v1.1.0+k3s2', 'v1.1.0+k3s1'],
  ['jdk-21.0.2+9, jdk-21.0.2+10, jdk-21.0.1+12, jdk-21.0.2+11', 'jdk-21.0.2+10'],
  ['4.1-stable, 4.2-beta1, 4.2-stable', '4.1-stable'],
  // The form of versions has changed.
  ['v20250101, v20260101, v1.0.0', 'v20260101'],
  ['4.0.0.Final, 4.1.0.Beta1, 4.1.0.Final', '4.0.0.Final'],
])('of the tags %s, the last one starts at %s', (tags, start) => {
  expect(previous(tags)).toBe(start);
});

test.each<[tag: string, prefix: string | undefined]>([
  ['v1', 'v'],
  ['1.2.3', ''],
  ['@scope/name@1.2.3', '@scope/name@'],
  ['python3-sdk-v1.2.0', 'python3-sdk-v'],
  ['k8s-1.2.0', 'k8s-'],
  ['go1.23rc1', 'go'],
  ['1.0.0+build.5', ''],
  ['sdk/v2/v2.1.0', 'sdk/v2/v'],
  ['2026-11-26', ''],
  ['v2026-11-26-1', 'v'],
  ['nightly-2026-11-26', 'nightly-'],
  ['latest', undefined],
  ['nightly', undefined],
  ['sha-1a2b3c4d', undefined],
  ['v-next', undefined],
])('the text before the version in %s is %j', (tag, prefix) => {
  expect(versionIn(tag)?.prefix).toBe(prefix);
});
