import styled from 'styled-components';

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Fields of an object that is a part of another. */
export const Inset = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
  padding-inline-start: var(--lx-space-16);
  border-inline-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lx-space-8);

  > :first-child {
    flex: 1 1 var(--lx-size-search);
    min-width: 0;
  }

  /* The hairline is as wide as the row with its icons, not only as the part that opens. */
  &:has(> details) {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
  > details {
    border-block: 0;
  }
`;

/** Its icons are on the line of the title that opens the item. */
export const Toolbar = styled.div`
  display: flex;
  gap: var(--lx-space-4);
  padding-block-start: var(--lx-space-6);
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-8) var(--lx-space-16);
`;

export const Thumbnail = styled.img`
  max-width: 100%;
  max-height: var(--lx-layout-facets);
  object-fit: contain;
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--lx-size-image-s), 1fr));
  gap: var(--lx-space-16);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PictureName = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
