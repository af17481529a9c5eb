import { PriceBlock } from '@luxe/patterns/price-block';
import { ProductTile } from '@luxe/patterns/product-tile';
import { samples } from '@luxe/contract/samples';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Chip } from '@luxe/ui/chip';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Disclosure } from '@luxe/ui/disclosure';
import { Divider } from '@luxe/ui/divider';
import { Grid } from '@luxe/ui/grid';
import { Heading } from '@luxe/ui/heading';
import { IconButton } from '@luxe/ui/icon-button';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Select } from '@luxe/ui/select';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { Tabs } from '@luxe/ui/tabs';
import { Tag } from '@luxe/ui/tag';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { Timeline } from '@luxe/ui/timeline';
import { useState } from 'react';
import { Banner, Muted, Pair } from './Workshop.styles.ts';

/** More than twenty components of the shop, in the states that use colour. */
export function Shop({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <Banner>
        <Text size="sm">
          <Muted>Designer store</Muted>
        </Text>
        <Heading level={3} size="title-l">
          {name || 'A brand'}
        </Heading>
        <Text>
          <Muted>Dyed sixteen times in Ajrakhpur and cut in a garden studio in Ahmedabad.</Muted>
        </Text>
      </Banner>
      <Stack direction="row" gap={16} wrap justify="between">
        <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Stoles' }]} />
        <Stack direction="row" gap={8}>
          <IconButton icon="heart-filled" label="Saved" pressed />
          <IconButton icon="bag" label="Bag, 3 items" badge={3} />
        </Stack>
      </Stack>
      <Stack direction="row" gap={16} wrap>
        <Button>Add to bag</Button>
        <Button emphasis="secondary">Buy now</Button>
        <Button disabled>Out of stock</Button>
        <Button busy busyLabel="Adding">
          Add to bag
        </Button>
        <Link href="#edit">See the edit</Link>
      </Stack>
      <Pair>
        <Stack gap={20}>
          <TextField label="Pincode" hint="Six digits" placeholder="110003" />
          <TextField label="Pincode of the gift" defaultValue="1100" error="Enter all six digits" />
          <Select label="Sort" options={[{ value: 'new', label: 'Newest first' }]} />
        </Stack>
        <Stack gap={20}>
          <RadioGroup
            legend="Delivery"
            name="delivery"
            defaultValue="home"
            options={[
              { value: 'home', label: 'At home, Tuesday' },
              { value: 'store', label: 'In a store, today' },
            ]}
          />
          <Checkbox label="Add a message" defaultChecked />
          <Switch label="Notify me when it is back" defaultChecked />
          <ChoiceTiles
            legend="Size"
            name="size"
            defaultValue="m"
            options={[
              { value: 's', label: 'S' },
              { value: 'm', label: 'M' },
              { value: 'l', label: 'L', disabled: true },
            ]}
          />
        </Stack>
      </Pair>
      <Pair>
        <Notice tone="error" title="Please select store to continue.">
          Four stores near you accept returns.
        </Notice>
        <Notice tone="success" title="Your address is saved" />
        <Notice tone="warning" title="2 left in Medium" />
        <Notice title="Quantity changed to 1">Only one is left in this size.</Notice>
      </Pair>
      <Tabs
        label="About this product"
        items={[
          {
            value: 'details',
            label: 'Details',
            children: <Text tone="secondary">Modal silk, hand block printed.</Text>,
          },
          { value: 'care', label: 'Care', children: <Text tone="secondary">Dry clean.</Text> },
        ]}
      />
      <Pair>
        <Grid as="ul" columns={2}>
          <ProductTile product={samples.productCard} sizes="25vw" />
          <ProductTile product={samples.productCardSoldOut} sizes="25vw" />
        </Grid>
        <Stack gap={24}>
          <PriceBlock
            size="l"
            price={samples.productCard.price.sellingPrice}
            mrp={{ ...samples.productCard.price.mrpPrice, doubleValue: 306_250 }}
            discountPercent={20}
          />
          <Stack direction="row" gap={12} wrap>
            <Tag tone="accent">20% off</Tag>
            <Tag tone="quiet">Ready to ship</Tag>
            <Chip href="#all" removeLabel="Remove Stoles">
              Stoles
            </Chip>
          </Stack>
          <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} />
          <ProgressBar label="24 of 57 products seen" value={24} max={57} />
          <Skeleton lines={3} />
        </Stack>
      </Pair>
      <Divider />
      <Pair>
        <Timeline
          label="Order LX 2611 2048 77"
          steps={[
            { key: 'placed', title: 'Placed', detail: '20 Nov, 10:42 am', state: 'DONE' },
            { key: 'packed', title: 'Packed', detail: '21 Nov, 11:30 am', state: 'DONE' },
            { key: 'shipped', title: 'Shipped', detail: '22 Nov, 6:05 am', state: 'CURRENT' },
            { key: 'delivered', title: 'Delivered', detail: '24 Nov, by 8 pm', state: 'UPCOMING' },
          ]}
        />
        <Disclosure summary="When will I get my refund?" open>
          <Text tone="secondary">Within five working days of pickup.</Text>
        </Disclosure>
      </Pair>
    </>
  );
}
