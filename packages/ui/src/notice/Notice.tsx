import type { ReactNode } from 'react';
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
  /** Appears in answer to something the shopper did: announced, errors at once. */
  live?: boolean;
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
  className,
}: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <Root $tone={tone} role={role} className={className}>
      <Icon name={icon} />
      <Words>
        <Title>{title}</Title>
        {children && <More>{children}</More>}
        {action && <Way>{action}</Way>}
      </Words>
    </Root>
  );
}
