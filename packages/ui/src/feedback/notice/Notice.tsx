import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { moveFocus } from '../../focus/moveFocus.ts';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import { Body, Root, Title, Action, Content } from './Notice.styles.ts';

export type NoticeTone = 'info' | 'error' | 'success' | 'warning';

export type NoticeProps = {
  tone?: NoticeTone;
  /** What happened, in one sentence. */
  title: ReactNode;
  /** The consequence, or what to do next. */
  children?: ReactNode;
  /** One link or button to resolve the problem. */
  action?: ReactNode;
  icon?: IconName;
  /**
   * Set for a notice that appears after an action of the shopper. Errors are announced at once and scroll
   * into view, other notices are announced politely.
   */
  live?: boolean;
  /** Focuses the notice when it appears, for a notice that is far from the control that caused it. */
  shouldFocus?: boolean;
  className?: string;
};

const iconOf: Record<NoticeTone, IconName> = {
  info: 'info',
  error: 'warning',
  success: 'check',
  warning: 'warning',
};

/** A message in the page, next to its cause: an icon and text below a horizontal line, without a box. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  icon = iconOf[tone],
  live = false,
  shouldFocus = false,
  className,
}: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  const root = useRef<HTMLDivElement>(null);
  const isUrgent = live && tone === 'error';
  useLayoutEffect(() => {
    if (shouldFocus) moveFocus(root.current);
    else if (isUrgent) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shouldFocus, isUrgent, title]);
  return (
    <Root ref={root} $tone={tone} role={role} tabIndex={shouldFocus ? -1 : undefined} className={className}>
      <Icon name={icon} />
      <Content>
        <Title>{title}</Title>
        {children && <Body>{children}</Body>}
        {action && <Action>{action}</Action>}
      </Content>
    </Root>
  );
}
