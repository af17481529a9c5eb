import { Divider } from '@luxe/ui/divider';
import type { IconName } from '@luxe/ui/icon';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import { Services } from './FooterView.styles.ts';

const ways: readonly (readonly [icon: IconName, name: string])[] = [
  ['phone', copy.ways.upi],
  ['card', copy.ways.cards],
  ['calendar', copy.ways.emi],
  ['bank', copy.ways.netbanking],
  ['box', copy.ways.cash],
  ['wallet', copy.ways.cliqCash],
  ['gift', copy.ways.giftCards],
];

/** How to reach the shop, and how to pay. `serviceNumber`: the telephone number; empty for none. */
export function FooterServices({ serviceNumber }: { serviceNumber: string }) {
  return (
    <div>
      <Divider />
      <Services>
        <Part title={copy.talk}>
          <Stack as="ul" role="list" gap={8}>
            {serviceNumber && (
              <Way icon="phone" href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`} text={serviceNumber}>
                {copy.hours}
              </Way>
            )}
            <Way icon="mail" href="/contact-us" text={copy.write}>
              {copy.writeNote}
            </Way>
            <Way icon="clock" href="/rtcb-template1" text={copy.callBack}>
              {copy.callBackNote}
            </Way>
          </Stack>
        </Part>
        <Part title={copy.pay}>
          <Stack as="ul" role="list" direction="row" gap={20} wrap>
            {ways.map(([icon, name]) => (
              <li key={name}>
                <IconText icon={icon} tone="secondary">
                  {name}
                </IconText>
              </li>
            ))}
          </Stack>
        </Part>
      </Services>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12}>
    <Text size="sm" weight="medium">
      {title}
    </Text>
    {children}
  </Stack>
);

type WayProps = { icon: IconName; href: string; text: string; children: ReactNode };

const Way = ({ icon, href, text, children }: WayProps) => (
  <li>
    <IconText icon={icon}>
      <Link tone="inline" href={href}>
        {text}
      </Link>{' '}
      <Text as="span" size="sm" tone="secondary">
        {children}
      </Text>
    </IconText>
  </li>
);
