import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What every link takes: an anchor's own props, and always somewhere to go. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

export type LinkComponent = ComponentType<AnchorProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export type LinkProviderProps = {
  /** Draws every link of the design system; must end in an `<a href>`. The shop passes its router's link here. */
  component: LinkComponent;
  children: ReactNode;
};

/** Lets an application put its router under the links of the design system, which knows no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component to draw a link with; a plain `a` where nobody provides one. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
