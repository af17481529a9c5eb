import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';

/** Names of CSS variables and what they are here. */
export type Variables = Readonly<Record<string, string>>;

/** A part of the page in which variables have other values: set by script, as the shop's policy on styles asks. */
export function Paint({ variables, ...rest }: ComponentPropsWithoutRef<'div'> & { variables: Variables }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = ref.current ?? document.createElement('div');
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [variables]);
  return <div ref={ref} {...rest} />;
}
