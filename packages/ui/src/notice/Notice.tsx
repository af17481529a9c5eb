import { useEffect, useRef, type ReactNode } from 'react';
import { moveFocus } from '../focus/moveFocus.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { More, Root, Title, Way, Words } from './Notice.styles.ts';

export type NoticeTone = 'info' | 'error' | 'success' | 'warning';

export type NoticeProps = {
  tone?: NoticeTone;
  /** What happened, in a sentence. */
  title: ReactNode;
  /** What it means, or what to do. */
  children?: ReactNode;
  /** A way out: one link or button. */
  action?: ReactNode;
  icon?: IconName;
  /** Appears in answer to something the shopper did: announced, errors at once. An error scrolls into sight. */
  live?: boolean;
  /** Takes the focus as it appears: for an answer that stands away from the control it answers. */
  takesFocus?: boolean;
  className?: string;
};

const iconOf: Record<NoticeTone, IconName> = {
  info: 'info',
  error: 'warning',
  success: 'check',
  warning: 'warning',
};

/** A message in the page, beside its cause: a line above, an icon, words. Never a box. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  icon = iconOf[tone],
  live = false,
  takesFocus = false,
  className,
}: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  const root = useRef<HTMLDivElement>(null);
  const isUrgent = live && tone === 'error';
  useEffect(() => {
    if (takesFocus) moveFocus(root.current);
    else if (isUrgent) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus, isUrgent, title]);
  return (
    <Root ref={root} $tone={tone} role={role} tabIndex={takesFocus ? -1 : undefined} className={className}>
      <Icon name={icon} />
      <Words>
        <Title>{title}</Title>
        {children && <More>{children}</More>}
        {action && <Way>{action}</Way>}
      </Words>
    </Root>
  );
}
