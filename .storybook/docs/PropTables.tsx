import { Fragment, useEffect, useState } from 'react';
import type { ListedComponent } from './listedProps.ts';
import { PropTable } from './PropTable.tsx';

/**
 * The props of a page, below their heading. Nothing for a subject whose package does not export it. `subject`
 * is `ui/Button`.
 */
export function PropTables({ subject }: { subject: string }) {
  const components = useComponents(subject);
  if (!components) return null;
  return (
    <>
      <h2>Props</h2>
      {components.map((component) => (
        <Fragment key={component.name}>
          {components.length > 1 ? <h3>{component.name}</h3> : null}
          <PropTable component={component} />
        </Fragment>
      ))}
    </>
  );
}

/** The components of a page. Undefined until they are loaded, and for a subject without one. */
function useComponents(subject: string): readonly ListedComponent[] | undefined {
  const [all, setAll] = useState<Readonly<Record<string, readonly ListedComponent[]>>>();
  useEffect(() => {
    let isShown = true;
    void import('virtual:props').then(({ props }) => {
      if (isShown) setAll(props);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return all?.[subject];
}
