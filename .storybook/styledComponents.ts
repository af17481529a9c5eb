/**
 * The build transform of styled-components, built into the bundler: names that are the same on server and client, and
 * readable ones while developing. The storefront builds with the same.
 */
export const styledComponents = {
  plugins: {
    styledComponents: {
      ssr: true,
      displayName: process.env['NODE_ENV'] !== 'production',
      fileName: false,
      pure: true,
    },
  },
};
