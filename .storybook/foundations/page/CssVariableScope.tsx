import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';

/** CSS variable names and their values. */
export type Variables = Readonly<Record<string, string>>;

/**
 * A part of the page with other values of CSS variables. A script sets them, because the shop's content
 * security policy forbids style attributes.
 */
export function CssVariableScope({
  variables,
  ...rest
}: ComponentPropsWithoutRef<'div'> & { variables: Variables }) {
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
