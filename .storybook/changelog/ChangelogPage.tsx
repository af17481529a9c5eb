import { useEffect, useState } from 'react';
import type { Entry } from '../../tools/run/src/changelog/toChangelogs.ts';
import { Page, Section } from '../docs/Page.tsx';
import { statuses } from '../docs/status.ts';

/** How many changes of a package are shown at once. */
const shown = 20;

type Changelogs = readonly (readonly [folder: string, entries: readonly Entry[]])[];

/** What changed in each package, from the scopes of the commits, and what the statuses mean. */
export function ChangelogPage() {
  const changelogs = useChangelogs();
  const changed = changelogs?.filter(([, entries]) => entries.length > 0) ?? [];
  return (
    <Page
      kicker="From the commits"
      title="Changelog"
      about="The changes of each package, from the scopes of the commits. npm run changelog writes them as Markdown, and npm run api compares the public API with a commit: major, minor or patch."
    >
      <Section title="Status of a component" about="A tag of its stories, in the sidebar and on its page.">
        <dl className="page-facts">
          {Object.entries(statuses).map(([status, about]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {changed.map(([folder, entries]) => (
        <Section key={folder} title={folder.replace('packages/', '')}>
          <Changes entries={entries.slice(0, shown)} />
          {entries.length > shown ? (
            <details>
              <summary>{entries.length - shown} earlier changes</summary>
              <Changes entries={entries.slice(shown)} />
            </details>
          ) : null}
        </Section>
      ))}
      {changelogs && changed.length === 0 ? (
        <p>This Storybook was built without the history of the repository.</p>
      ) : null}
    </Page>
  );
}

function Changes({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="page-facts">
      {entries.map(({ hash, date, scope, change }) => (
        <div key={hash}>
          <dt>
            {date} <code>{hash}</code>
          </dt>
          <dd>
            {scope}: {change}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Undefined until they are loaded. */
function useChangelogs(): Changelogs | undefined {
  const [changelogs, setChangelogs] = useState<Changelogs>();
  useEffect(() => {
    let isShown = true;
    void import('virtual:changelogs').then((module) => {
      if (isShown) setChangelogs(module.changelogs);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return changelogs;
}
