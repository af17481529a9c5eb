export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the shopper is a guest or a customer, and when each token expires. It has no token and no personal identifier. */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs steps 2 to 7 of the login chain: code, single sign-on, profile, store login, bag merge, cookies. After a failure the shopper is still a guest. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in by phone or e-mail address and password, in a shop without single sign-on. */
        post: operations["passwordLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a new customer's names after their first code: at the identity provider, and from there in the store. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a URL at another client of the identity provider that logs the shopper in without a code, once, within a minute. */
        post: operations["redirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session and clears every cookie except theme and consent. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/searchProducts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a listing by text, category or brand, with facets, sort order and pages. `searchText` holds the term and the filter string q. */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/searchProducts/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the same listing from a search variant under test; `searchab` may name its URL. This store has `new-first`, which ranks new products before bestsellers. */
        get: operations["searchProductsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/suggestions/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns suggestions from a variant under test. This store has `brands-first`, which lists brands before terms. */
        get: operations["suggestionsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/searchab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the search variant of a browser and its URLs. Without a test the response is 404, and search uses its usual calls. */
        get: operations["searchab"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/CustomSkuCollection/c-{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a collection as a listing: a category or brand by its code, or a tag by its slug. */
        get: operations["customSkuCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns up to ten suggestions for what the shopper types, the best first. The specification names only the request fields. */
        get: operations["suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/popularProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the bestsellers in stock, or the best results of a text. The specification names only page 0 and size 3. */
        get: operations["popularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/{productId}/productDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one product. The specification lists its fields but no call. */
        get: operations["productDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/{productId}/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the sellers of a product in a colour, the winning seller first. The specification names only the page. */
        get: operations["otherSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/{productId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the offers for a product in a colour: no-cost EMI plans, promotions, advertised coupons and bank offers. Not in the specification. */
        get: operations["productOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/{productId}/sizeGuide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the size table of a product, in the systems of several countries and in centimetres. Not in the specification. */
        get: operations["sizeGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/products/{productId}/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the SEO data of a product page. */
        get: operations["productSeo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/getPincodeData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether and when a pincode can be delivered to, with its city and state. */
        get: operations["pincodeData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns every public path of the catalogue, in pages of up to 10,000, for sitemap.xml. Not in the specification. */
        get: operations["sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personalization/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the rails of a page in order, each with products in stock. The specification names only the request. */
        post: operations["personalizedProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/home-page/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a page as blocks: `home-page`, `indiluxe`, or the slug of /explore/{slug}. Headers: tenant, channel, client-id. */
        get: operations["homePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/hybrid-plp-page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the editorial content around the products of a listing, by its `hybridPlpId`: a category code. */
        get: operations["hybridPlpPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/layout-page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a layout of blocks by its name: that of a dynamic path is its segments, joined by hyphens. */
        get: operations["layoutPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/nav-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the navigation of a catalogue. The specification names the call without a path. */
        get: operations["navigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the line above the header, if there is one now. The specification has no such call: another back end may answer 404. */
        get: operations["announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/store-banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the banner of a store with its colours, by the part before `-store` in its URL or by its super-brand code. The specification names the call without a path. */
        get: operations["storeBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/cms/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the content of any other path, including the brand indexes under /brandList/. 404 for a path without content. */
        get: operations["cmsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getApplicationProperties.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns switches of the shop by name. */
        get: operations["properties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/o{product}/getApplicationProperties.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns switches of one product line, such as `panValidationConfig` of `lux`. */
        get: operations["productProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns remote settings by name; `project_id` identifies the storefront. Requested at most twice a day. The specification names only the query. */
        get: operations["remoteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{username}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the cart of the customer. */
        get: operations["carts"];
        put?: never;
        /** Creates a cart, or merges a guest cart (oldCartId) into a customer cart (toMergeCartGuid) once. */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/anonymous/carts/{guid}/cartDetails_V2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a guest's bag. */
        get: operations["cartDetailsAnonymous"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cartCode}/cartDetails_V2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a customer's bag. */
        get: operations["cartDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/productsToBag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds units of an offer to the bag, or restores a removed line at its position. Not in the specification. */
        post: operations["addToBag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/deleteEntries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Removes a line from the bag. Succeeds if the line is already gone. */
        get: operations["deleteEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/updateEntries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a line's quantity (not a difference). */
        post: operations["updateEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/bagCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of items in the bag, for the badge. */
        get: operations["bagCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/getAllWishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the customer's wishlist, last saved first: only codes for wishlist buttons, or all data on a page load. */
        post: operations["getAllWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/createWishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the wishlist under its fixed name. Succeeds if it already exists. */
        post: operations["createWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/addProductInWishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a product. A product that is already saved changes to the given offer. */
        post: operations["addProductInWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/removeProductFromWishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a product. Succeeds if it is already gone. Not in the specification. */
        post: operations["removeProductFromWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a store token. A guest gets it by client credentials. A customer gets it with the password grant: by partner login or, without single sign-on, by password. */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for the next customer token. Reuse within 30 s returns the same successor; later reuse ends the token family. */
        post: operations["refreshStoreToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes a customer token and its family. The specification logs out but names no call. */
        post: operations["revokeStoreToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a verifier and its challenge (PKCE, S256), with which a shopper moves to another client of the identity provider. */
        get: operations["codeChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/register-td-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a new customer's account: the store reads their names from the identity provider. */
        post: operations["registerTdUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a proof-of-work challenge for one check-phone or check-email call. The specification names a captcha but no call. */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/check-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code to a phone. The response is the same whether an account exists or not. */
        post: operations["checkPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code to an e-mail address. The response is the same whether an account exists or not. */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the code again, at the earliest 30 s after the last one. */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/verify-phone-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a phone and its code for an authorisation code that is valid for one minute and works once. */
        post: operations["verifyPhoneOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/verify-email-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges an e-mail address and its code for an authorisation code that is valid for one minute and works once. */
        post: operations["verifyEmailOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges an authorisation code for the single-sign-on session. */
        post: operations["accessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for the next single-sign-on session. */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/gr/fetchcustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer as known to the identity provider. */
        get: operations["fetchCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/change-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code to the phone that will replace the current one. */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/verify-change-phone-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the phone with the new one, by its code. */
        post: operations["verifyChangePhoneOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code and a link to the e-mail address that will replace the current one. */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/verify-change-email-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the e-mail address with the new one, by its code. */
        post: operations["verifyChangeEmailOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirms an e-mail address by the link that was sent to it. The link works once, within a day. */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/redirect-client-auth-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns an authorisation code with which another client of the provider logs the shopper in without a one-time code. */
        post: operations["redirectClientAuthCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gr/updateprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Updates the profile at the identity provider: names, gender, birthday, marital status. */
        put: operations["updateIdentityProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gr/nonloyal-to-loyal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enrols the customer in the loyalty programme. A repeated call has the same result. The session boundary then logs in to the store again, so that the store has the new member. */
        post: operations["nonloyalToLoyal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the single-sign-on session. The specification requires this but names no call. */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the products and content that changed since a cursor, for programs with caches. Without `since` it returns the first cursor; with `wait` it responds on a change or after that many seconds. Not in the specification. */
        get: operations["changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/content-preview/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a draft of a page or an article by the signed token of the desk, for its preview in the storefront. 404 for a token that has expired. Not in the specification. */
        get: operations["contentPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/anonymous/carts/{guid}/applyCouponsAnonymous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies a coupon to a guest's bag, in any letter case. A bag has at most one: a new coupon replaces the old one. */
        post: operations["applyCouponsAnonymous"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/applyCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies a coupon to a customer's bag, in any letter case. A bag has at most one: a new coupon replaces the old one. The specification names only the guest's call. */
        post: operations["applyCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/releaseCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a coupon from the bag. Succeeds if the bag does not have it. Not in the specification. */
        post: operations["releaseCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the advertised coupons with what each saves on this bag: the highest saving first, then those that do not apply, with the reason. Not in the specification. */
        get: operations["bagCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/entries/{entry}/deliveryMode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the delivery mode of a line from its elligibleDeliveryMode. An unavailable mode falls back to the default. Not in the specification. */
        post: operations["changeDeliveryMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/giftOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the gift options of the order: wrap, message, prices on the packing slip. Not in the specification. */
        post: operations["changeGiftOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/entries/{entry}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a line to another size or colour of its product, at the same position. Merges it into an existing line of that offer. Not in the specification. */
        post: operations["changeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/entries/{entry}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledges the changed price of a line, so that it is not announced again. A price that is not the current one changes nothing. Not in the specification. */
        post: operations["acknowledgePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/repApplicabilityOnCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns which lines of the bag can be replaced after delivery to a pincode. */
        get: operations["repApplicabilityOnCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/buyNow/mergeBuyNowCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fills the buy-now cart with one item and drops its earlier content. The bag is a separate cart and stays unchanged. */
        get: operations["mergeBuyNowCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's addresses, the default one first. */
        get: operations["addresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/addAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a new address; the first becomes the default. */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/editAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an address. */
        post: operations["editAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/removeAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes an address. Succeeds if the address is already gone. */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{email}/addAddressToOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the delivery address of a cart. */
        post: operations["addAddressToOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cartCode}/displayOrderSummary_V2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the data of checkout: amounts, balances, coupons, the chosen address and the payment methods. */
        get: operations["orderSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/placeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the cart into an order once: stock, order and ledger change in one transaction. The specification names payment calls but none for cash on delivery. */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's orders, newest first. Not in the specification. */
        get: operations["orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/placedEvent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims the analytics event of a placed order for the event with this id. Only the first id gets true, each time that it asks, so that an order is reported once across tabs and devices, also after a lost response. Not in the specification. */
        post: operations["claimPlacedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one order; 404 for an order of another customer. Not in the specification. */
        get: operations["orderDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{username}/customerLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Informs the store that a customer has logged in. */
        post: operations["customerLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/paymentOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the provider offers this shopper: banks, wallets, saved cards and UPI ids. The lists are empty when the provider doesn't respond. Not in the specification. */
        get: operations["paymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/collectPaymentOrder_V2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an open order of the cart and its payment, reserves stock and credits, and returns how the browser pays. */
        post: operations["collectPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/updateTransactionDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the payment of an order with the provider. The order is then placed, fails or stays open. */
        post: operations["updateTransactionDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/cancelPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a payment that the shopper gave up. If it may still be charged, nothing changes and the order stays PENDING. Not in the specification. */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/payments/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the order of a shopper who comes back from the provider. Only the provider's signature is trusted. Not in the specification. */
        post: operations["paymentReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/openPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the shopper's order with an open payment, else the last order; null without one. Not in the specification. */
        get: operations["openPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/binValidation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns brand, bank and type of a card by its first digits, and why the bag's bank offer excludes it. Nothing is stored. */
        post: operations["binValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/emiPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the EMI plans for this cart, by bank and months. Not in the specification. */
        get: operations["emiPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/emiEligibleBin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns whether a card, by its first digits, is eligible for the EMI plans of a bank. */
        post: operations["emiEligibleBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/applyNoCostEMI": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses a no-cost EMI plan: its interest is deducted from the payable. */
        post: operations["applyNoCostEMI"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/releaseNoCostEMI": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the no-cost EMI plan. Succeeds without one. Not in the specification. */
        post: operations["releaseNoCostEMI"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/bankOffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the advertised bank offers, with what each saves on this bag or why it doesn't. Not in the specification. */
        get: operations["bankOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/applyBankCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies a bank's offer to the bag. */
        post: operations["applyBankCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/releaseBankCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the bank's offer. Succeeds without one. Not in the specification. */
        post: operations["releaseBankCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/brandcash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses brand cash for as much as possible, or stops using it. */
        post: operations["brandcash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/applyVouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses cliq cash for as much as possible, or stops using it. */
        post: operations["applyVouchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/applyLoyaltyPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses loyalty points for as much as possible, or stops using them. Not in the specification. */
        post: operations["applyLoyaltyPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/carts/{cart}/loyaltyPointsMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the shopper earns with this cart, as a sentence; empty for nothing. */
        get: operations["loyaltyPointsMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/verifyVpa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks with the provider whether a UPI id exists, and returns its holder. A guest pays for a gift card with one. Not in the specification. */
        post: operations["verifyVpa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pan/validate/users/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validates a PAN and stores it encrypted, for orders that need one by law. */
        post: operations["validatePan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/getCustomerProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's profile. */
        get: operations["customerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/updateProfile_V2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes name, gender, birthday and marital status. `updateIdentityProfile` updates the identity provider. */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/updateEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes over an e-mail address that the identity provider has verified. The store checks this with the provider. */
        post: operations["updateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/forgottenpasswordtokens/{userName}/resetCustomerPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the password; a first password needs no old one. Ends all other sessions of the customer. */
        post: operations["resetCustomerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/savedCards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the saved cards of the customer: brand, last four digits, expiry, name. Card tokens stay in the store. Not in the specification. */
        get: operations["savedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/removeSavedCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a saved card. Succeeds if the card is already gone. Not in the specification. */
        post: operations["removeSavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/savedUpiIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the UPI ids that the customer saved. Not in the specification. */
        get: operations["savedUpiIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/removeSavedUpiId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a saved UPI id. Succeeds if the id is already gone. Not in the specification. */
        post: operations["removeSavedUpiId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/personalData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all data that the store holds about the customer. Limited to a few times a day. Not in the specification. */
        get: operations["personalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the account for deletion: all sessions end, logins fail with SSO-1201, and personal data is deleted after a week. Not in the specification. */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/cancelSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what a cancellation would give back, before the shopper confirms it. Not in the specification. */
        get: operations["cancelSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an order, or units of its lines, before they are shipped [ORD-04]. Stock and money go back in one transaction. Not in the specification. */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/deliveryOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the shopper can still change about the delivery of an order. Not in the specification. */
        get: operations["deliveryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the address of an order or the days of its parcels, before they leave their sellers. Not in the specification. */
        post: operations["changeDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/redirectRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a part of a refund that the bank rejects to another destination. Not in the specification. */
        post: operations["redirectRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invoice or credit note of the customer's order as a PDF; 404 for those of another customer. The storefront sends the bytes to the browser. Not in the specification. */
        get: operations["invoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/returnOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what can be returned of an order, and how. */
        get: operations["returnOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/returnSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what a return would give back, before the shopper confirms it. */
        get: operations["returnSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/drop-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the stores near a pincode that accept returns, nearest first. */
        get: operations["dropStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/bank-branches/{ifsc}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the bank and branch of an IFSC. A guest names one for the refund of a gift card. */
        get: operations["bankBranch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/return-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a photo for a return that the shopper is preparing. Its type is detected from the content. */
        post: operations["addReturnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/orders/{orderCode}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests the return or the replacement of units of an order, once. */
        post: operations["createReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's returns, newest first. */
        get: operations["returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/returns/{returnCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one return; 404 for a return of another customer. */
        get: operations["returnDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/returns/{returnCode}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a return until the items are on their way. A repeated request changes nothing. */
        post: operations["withdrawReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/returns/{returnCode}/courier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the courier and the tracking number of items that the shopper sends back. */
        post: operations["sendReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/returns/{returnCode}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disputes a rejected inspection, once. */
        post: operations["disputeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a proof-of-work challenge for a call of the store: a tracking code, or a login by password. The identity provider has another one, `captcha`, for its own codes. Not in the specification. */
        get: operations["storeCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/order-tracking/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code to the phone and the e-mail address of an order. The response is the same whether the order exists or not. Not in the specification. */
        post: operations["requestTrackingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/order-tracking/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges an order number and its code for the token of a link that opens the order for an hour. Not in the specification. */
        post: operations["checkTrackingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/order-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the order that a signed link opens without a login [ORD-02]; 410 for a link that has expired, 404 for one that the shop has not signed. Anyone with the link sees it, so it has no address, contact or code. Not in the specification. */
        get: operations["linkedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/help-topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the topics of self-serve help with their questions and answers, and the useful links. With `search`, only the questions that contain the words. */
        get: operations["helpTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/help/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores whether an answer of help helped: one vote for each browser and answer, of which the last counts. */
        post: operations["voteForAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's own tickets, newest first. */
        get: operations["tickets"];
        put?: never;
        /** Creates a ticket for customer service, with up to three pictures or documents. Their type is detected from the content. An order must be one of the customer. */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/tickets/{ticketNumber}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a message to a ticket, up to three before an answer, and opens it again. The same text again changes nothing. */
        post: operations["replyToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/missing-orders/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds the customer's own order with a number or payment reference. Unknown references, and those of other customers, get the same response. */
        get: operations["findMissingOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/missing-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a ticket about a payment without an order, once, with up to three files [ORD-10]. */
        post: operations["reportMissingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/error-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports an error of a page with its kind of page and device, without personal data. Too many reports from one address are rejected. */
        post: operations["reportError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/feedback/{kind}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what a signed link asks about, and whether it is answered; 410 for a link that has expired, 404 for one that the shop has not signed. It changes nothing. Not in the specification. */
        get: operations["feedbackForm"];
        put?: never;
        /** Stores the answer to a feedback request, once. The same answer again gets the same response; another answer is not stored. Not in the specification. */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/feedback/{kind}/{token}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores whether the customer of a link gets requests for feedback in future. Not in the specification. */
        post: operations["changeFeedbackConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/cliqCash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's cliq cash by source and last day, and what open orders hold of it. Not in the specification. */
        get: operations["cliqCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/loyaltyPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's points, those that orders will bring, and the tier with what the next one needs. Not in the specification. */
        get: operations["loyaltyPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/brandCash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's cash of each brand, also of programmes that are EXPIRED [ACC-09]. */
        get: operations["brandCashProgrammes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/creditStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the entries of one credit, newest first, each with the balance after it. Not in the specification. */
        get: operations["creditStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/creditStatementFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the entries of one credit as a file: CSV or PDF. Limited to a few times an hour. The storefront sends the bytes to the browser. Not in the specification. */
        get: operations["creditStatementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/creditStatement/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one entry of a statement, with the amounts that it came from or went to; 404 for that of another customer. Not in the specification. */
        get: operations["creditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/giftCards/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns designs, amounts, days and limits of gift cards. Not in the specification. */
        get: operations["giftCardOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardCarts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a cart with one gift card, in place of the cart of this session that is not bought. Not in the specification. */
        post: operations["createGiftCardCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the cart with its gift card. Not in the specification. */
        get: operations["giftCardCart"];
        put?: never;
        /** Replaces the gift card of the cart, if it is not paid. Not in the specification. */
        post: operations["updateGiftCardCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}/paymentOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the methods that can pay for a gift card, with what the provider offers this shopper. Credits, coupons and cash on delivery never pay for one. Not in the specification. */
        get: operations["giftCardPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the payment of the gift card, or returns its open payment, so that two tabs pay once. Not in the specification. */
        post: operations["beginGiftCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/checkPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the payment with the provider, and returns the card. Not in the specification. */
        post: operations["checkGiftCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/cancelPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a payment that the shopper gave up. If it may still be charged, the card stays pending. Not in the specification. */
        post: operations["cancelGiftCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a bought gift card with its state, without its code; 404 before its first payment, and for the card of another shopper. Not in the specification. */
        get: operations["giftCardOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns code and PIN to the buyer, once. The same key again gets them for ten minutes. Not in the specification. */
        post: operations["revealGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an unused gift card and refunds its payment. Not in the specification. */
        post: operations["cancelGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a gift card whose mail could not be delivered to the address of the body, with a new code. A repeated request changes nothing. Not in the specification. */
        post: operations["sendGiftCardAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/redirectRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the refund of a gift card that the bank rejects to a bank account or to cliq cash. Not in the specification. */
        post: operations["redirectGiftCardRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders/{giftCard}/placedEvent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like `claimPlacedEvent`, for a bought gift card, also of a guest. Not in the specification. */
        post: operations["claimGiftCardEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCardOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the gift cards that a customer bought, newest first. Not in the specification. */
        get: operations["ownGiftCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCards/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the balance of a gift card by its code and PIN. Not in the specification. */
        post: operations["giftCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/giftCards/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the amount of a gift card to the cliq cash of the customer, once [ACC-20]. */
        post: operations["redeemGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/giftCards/corporate/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads denominations and quantities from a CSV file. Returns the rows, and what is wrong with each other row. Not in the specification. */
        post: operations["checkGiftCardRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/giftCards/corporate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores what a company asks for, and returns the number of the enquiry [ACC-21]. */
        post: operations["corporateGiftCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/np/point/gsearch/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the points that items earn, and the amount that earns one point. `neuPassTier` and `source` are those of the journey, which the session boundary sets [ACC-17]. */
        post: operations["loyaltySimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/luxelife/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest articles of the section `blog` or `trends`, with the topics of the section. `page` counts from 0, and the response contains the articles of all pages up to it. The specification names only the paths of the pages. */
        get: operations["articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/luxelife/{section}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an article as blocks, with the products in it and the articles to read next. 404 before it is published and after its end. */
        get: operations["article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/raiseLeadTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a request for a call and returns its number. An open request of the same kind and phone number from the last 24 hours is returned instead, as a duplicate [HLP-02]. */
        post: operations["raiseLeadTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/newsletter/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the owner of an address to confirm the newsletter. The response is the same for every address. Not in the specification. */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/newsletter/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a subscription by the signed token of a message. Not in the specification. */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/newsletter/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a subscription, or resumes it, by the signed token of a message. The same change again changes nothing. Not in the specification. */
        post: operations["changeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/mailPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns which messages the customer gets. Not in the specification. */
        get: operations["mailPreferences"];
        put?: never;
        /** Changes which messages the customer gets. The newsletter needs an e-mail address; an address that is not verified gets a message to confirm. Not in the specification. */
        post: operations["changeMailPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/dataRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a request about personal data. A customer with a verified address gets its number at once; every other address first gets a message to confirm. Not in the specification. */
        post: operations["requestData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/dataRequests/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the request of a guest by the signed token of a message. Not in the specification. */
        post: operations["confirmDataRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/dataRights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the customer's requests about personal data, and their nominee. Not in the specification. */
        get: operations["dataRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/nominee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names the person who decides for the customer after death or incapacity, or removes them. Not in the specification. */
        post: operations["changeNominee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/pushSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the key with which a browser subscribes, and whether this device gets messages. Not in the specification. */
        get: operations["pushSettings"];
        put?: never;
        /** Stores the subscription of a device, until the session of this device ends. The same subscription again changes nothing. Not in the specification. */
        post: operations["savePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/users/{user}/pushSubscriptions/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the subscription of a device. Succeeds if it is already gone. Not in the specification. */
        post: operations["deletePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/web-vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts the web vitals of one page view by kind of page, device and connection, without personal data. Only with consent for measurement. Not in the specification. */
        post: operations["reportVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs an answer about stored data: version of the notice, categories, source and time. An answer without `preferences` deletes what the store knows of the visitor. The same answer again is stored once. Not in the specification. */
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personalization/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns searches that fit what a visitor has viewed and bought; none without a visitor id. The specification names the search type `curated for you`, but no call. */
        get: operations["curatedSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personalization/events/product-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a product view. Only with consent for preferences. The specification names the fields but no path. */
        post: operations["productViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receives sales analytics, at their fallback path. Only with consent for measurement. An event with the id of a stored one changes nothing. */
        get: operations["salesEvent"];
        put?: never;
        /** Like `salesEvent`, for shops that send sales analytics with POST. The fields are in the query. */
        post: operations["postSalesEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/tara/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a question in the words of the shopper with products, facts and their sources. The answer has a context, which the next question sends back. Nothing is stored. */
        post: operations["askTara"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lux/tara/ask/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like askTara. With a language model, the response is a stream of server-sent events: `sentence` for each sentence, then `answer` with the response of askTara. Without one, it is that response. */
        post: operations["streamTara"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-aggregator-service/v1/luxury/tara-hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns questions that a shopper of the catalogue can ask Tara [CON-09]. The specification names the call without a path. */
        get: operations["taraHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Session: {
            /** @enum {string} */
            loginType: "guest" | "customer";
            firstName: string;
            maskedPhone: string;
            customerFingerprint: string;
            hasCart: boolean;
            neuPassInfo?: {
                /** @enum {string} */
                tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                /** @enum {string} */
                status: "ACTIVE" | "INACTIVE";
            } | null;
            tokens: {
                /** @enum {string} */
                kind: "global" | "customer" | "identity";
                expires_in: number;
                isCustomerAccessToken: boolean;
                tokenTimeStamp_lux?: number;
            }[];
            arrival?: {
                /** @enum {string} */
                userType: "new" | "existing" | "migrated";
                cartMerged: boolean;
            };
        };
        ErrorResponse: {
            /** @constant */
            status: "FAILURE";
            errorCode: string;
            errors: {
                type: string;
                message: string;
            }[];
        };
        Listing: {
            keywordRedirect?: string;
            searchresult: components["schemas"]["ProductCard"][];
            facetdata: components["schemas"]["Facet"][];
            seo: components["schemas"]["Seo"];
            h1PageName: string;
            pageDescription: string;
            isDynamicPLP: boolean;
            dynamicQuery?: {
                h1PageName: string;
                searchUrl: string;
                url: string;
                l1Title: string;
                l1Url: string;
                l2Title: string;
                l2Url: string;
                title: string;
                description: string;
                keywords: string;
                dupCanonicalUrl: string;
            };
            storeUrl?: string;
            hybridPlpId?: string;
            facetdatacategory: {
                filters: components["schemas"]["CategoryFilter"][];
            };
            priceRange: {
                min: number;
                max: number;
                selectedMin: number | null;
                selectedMax: number | null;
            } | null;
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
            sorts: {
                /** @enum {string} */
                code: "relevance" | "isProductNew" | "price-asc" | "price-desc" | "discount-desc";
                name: string;
                selected: boolean;
            }[];
            currentQuery: {
                searchText: string;
                /** @enum {string} */
                sort: "relevance" | "isProductNew" | "price-asc" | "price-desc" | "discount-desc";
                query: string;
                filters: {
                    key: string;
                    value: string;
                    name: string;
                    url: string;
                }[];
            };
            spellingSuggestion: string | null;
            unlistedWords?: string;
            questionAndAnswerList: components["schemas"]["QuestionAndAnswer"][];
        };
        ProductCard: {
            productId: string;
            productname: string;
            brandname: string;
            brandCode: string;
            productCategoryId: string;
            webURL: string;
            color: string;
            images: components["schemas"]["Picture"][];
            price: {
                sellingPrice: components["schemas"]["Price"];
                mrpPrice: components["schemas"]["Price"];
                discountPercent: number;
            };
            winningUssID: string;
            isOutOfStock: boolean;
            /** @enum {string} */
            isProductNew: "Y" | "N";
            /** @enum {string} */
            isOnlineExclusive: "Y" | "N";
            /** @enum {string} */
            readyToShip: "Y" | "N";
            /** @enum {string} */
            isOfferExisting: "Y" | "N";
            colors: {
                color: string;
                colorHex: string;
            }[];
            sizes: {
                size: string;
                isAvailable: boolean;
            }[];
        };
        Picture: {
            /** Format: picture */
            url: string;
            alt: string;
            width: number;
            height: number;
            tone: string;
        };
        Price: {
            /** @constant */
            currencyIso: "INR";
            value: number;
            doubleValue: number;
            formattedValue: string;
        };
        Facet: {
            key: string;
            name: string;
            selectedFilterCount: number;
            values: {
                value: string;
                name: string;
                count: number;
                selected: boolean;
                colorHex?: string;
                url: string;
            }[];
        };
        Seo: {
            title?: string;
            description?: string;
            keywords?: string;
            canonicalURL?: string;
            breadcrumbs: {
                name: string;
                url: string;
            }[];
        };
        CategoryFilter: {
            categoryCode: string;
            categoryName: string;
            webURL: string;
            count: number;
            selected: boolean;
            childFilters: components["schemas"]["CategoryFilter"][];
        };
        QuestionAndAnswer: {
            question: string;
            /** Format: html */
            answer: string;
        };
        Product: {
            productListingId: string;
            productName: string;
            productTitle: string;
            productDescription: string;
            brandName: string;
            brandURL: string;
            brandCode: string;
            superBrand: string;
            productCategoryId: string;
            /** @enum {string} */
            rootCategory: "luxury" | "indiluxe";
            categoryHierarchy: {
                category_id: string;
                category_name: string;
                webURL: string;
            }[];
            winningSellerPrice: components["schemas"]["Price"];
            mrpPrice: components["schemas"]["Price"];
            discountPercent: number;
            winningUssID: string;
            winningSellerID: string;
            winningSellerName: string;
            otherSellersCount: number;
            deliveryModesCount?: number;
            hasSizeGuide: boolean;
            garment?: {
                /** @enum {string} */
                shape: "coat" | "dress" | "knit" | "kurta" | "lehenga" | "saree" | "shirt" | "trousers";
                sizes: string[];
                fits?: {
                    /** @enum {string} */
                    part: "chest" | "waist";
                    ranges: {
                        from: number;
                        to: number;
                    }[];
                };
                measures: {
                    /** @enum {string} */
                    part: "blouseChest" | "blouseLength" | "chest" | "hem" | "hip" | "inseam" | "length" | "rise" | "shoulder" | "sleeve" | "slit" | "waist" | "width";
                    cm: number[];
                }[];
                facts: {
                    label: string;
                    value: string;
                }[];
                fabric: {
                    label: string;
                    value: string;
                }[];
            };
            color: string;
            variantOptions: {
                colorlink: components["schemas"]["Swatch"][];
                sizelink: {
                    size: string;
                    isAvailable: boolean;
                    stockCount: number;
                    ussid: string;
                    price: components["schemas"]["Price"];
                    mrp: components["schemas"]["Price"];
                }[];
            };
            isOutOfStock: boolean;
            isDiscontinued?: boolean;
            galleryImagesList: {
                /** Format: picture */
                url: string;
                alt: string;
                width: number;
                height: number;
                tone: string;
                /** @enum {string} */
                view?: "hero" | "front" | "detail" | "film";
                film?: components["schemas"]["Film"];
            }[];
            webURL: string;
            seo: components["schemas"]["Seo"];
            /** @enum {string} */
            readyToShip: "Y" | "N";
            /** @enum {string} */
            isProductNew: "Y" | "N";
            /** @enum {string} */
            isOnlineExclusive: "Y" | "N";
            /** @enum {string} */
            isOfferExisting: "Y" | "N";
            /** @enum {string} */
            isGiveAway: "Y" | "N";
            returnPolicy: string;
            details: {
                label: string;
                value: string;
            }[];
            care: string;
            styleNote: string;
            legalFacts?: {
                genericName?: string;
                originCountry?: string;
                manufacturer?: string;
                packer?: string;
                importer?: string;
                netQuantity?: string;
                customerCare?: string;
                seller?: {
                    legalName: string;
                    address: string;
                };
            };
            similarProducts: components["schemas"]["ProductCard"][];
            questionAndAnswerList: components["schemas"]["QuestionAndAnswer"][];
        };
        Swatch: {
            color: string;
            colorHex: string;
            webURL: string;
            selected: boolean;
        };
        Film: {
            sources: {
                url: string;
                /** @enum {string} */
                type: "video/webm" | "video/mp4";
            }[];
            captions?: {
                url: string;
                lang: string;
                label: string;
            };
        };
        ContentPage: {
            slug: string;
            /** @enum {string} */
            catalogue: "luxury" | "indiluxe";
            pagePath: string;
            h1: string;
            seo: {
                title: string;
                description: string;
                breadcrumbs: {
                    name: string;
                    url: string;
                }[];
            };
            blocks: ({
                /** @constant */
                type: "hero";
                kicker?: string;
                title: string;
                text: string;
                link: {
                    label: string;
                    href: string;
                };
                image: {
                    wide: components["schemas"]["Picture"];
                    tall: components["schemas"]["Picture"];
                };
                focus?: {
                    wide?: {
                        x: number;
                        y: number;
                    };
                    tall?: {
                        x: number;
                        y: number;
                    };
                };
            } | {
                /** @constant */
                type: "productRail";
                title: string;
                link?: {
                    label: string;
                    href: string;
                };
                products: components["schemas"]["ProductCard"][];
            } | {
                /** @constant */
                type: "collection";
                title: string;
                link?: {
                    label: string;
                    href: string;
                };
                /** @enum {string} */
                layout: "rail" | "grid";
                collection: string;
                products: components["schemas"]["ProductCard"][];
                total: number;
            } | {
                /** @constant */
                type: "brandWall";
                title: string;
                brands: {
                    name: string;
                    href: string;
                }[];
                moreCount: number;
                link: {
                    label: string;
                    href: string;
                };
            } | {
                /** @constant */
                type: "editorial";
                kicker: string;
                title: string;
                text: string;
                link: {
                    label: string;
                    href: string;
                };
                image: {
                    wide: components["schemas"]["Picture"];
                    tall: components["schemas"]["Picture"];
                };
                /** @enum {string} */
                layout: "left" | "right";
            } | {
                /** @constant */
                type: "categoryList";
                title: string;
                items: {
                    label: string;
                    href: string;
                    image: components["schemas"]["Picture"];
                    count?: number;
                }[];
            } | {
                /** @constant */
                type: "video";
                title: string;
                text?: string;
                link?: {
                    label: string;
                    href: string;
                };
                poster: components["schemas"]["Picture"];
                sources: {
                    url: string;
                    /** @enum {string} */
                    type: "video/webm" | "video/mp4";
                }[];
                captions?: {
                    url: string;
                    lang: string;
                    label: string;
                };
            } | {
                /** @constant */
                type: "countdown";
                title: string;
                text?: string;
                link?: {
                    label: string;
                    href: string;
                };
                /** Format: date-time */
                ends: string;
                after?: string;
            } | {
                /** @constant */
                type: "text";
                title: string;
                /** Format: html */
                html: string;
            } | {
                /** @constant */
                type: "spotlight";
                kicker: string;
                title: string;
                text: string;
                link: {
                    label: string;
                    href: string;
                };
                image: components["schemas"]["Picture"];
            } | {
                /** @constant */
                type: "brandIndex";
                brands: {
                    name: string;
                    code: string;
                    href: string;
                    count: number;
                }[];
            })[];
        };
        NavigationItem: {
            title: string;
            pageTitle: string;
            redirectUrl: string;
            pageUrl: string;
            thumbnail: {
                /** Format: picture */
                url: string;
                width: number;
                height: number;
            } | null;
            subitemCollection: {
                image: {
                    /** Format: picture */
                    url: string;
                    width: number;
                    height: number;
                } | null;
                redirectionUrl: string;
                title: string;
            }[];
            sectionsCollection: {
                title: string;
                pageTitle: string;
                redirectUrl: string;
                thumbnail: {
                    /** Format: picture */
                    url: string;
                    width: number;
                    height: number;
                } | null;
                /** @enum {string} */
                itemType: "image" | "text";
                sectionType: string;
                items: {
                    title: string;
                    redirectionUrl: string;
                }[];
            }[];
            /** @enum {string} */
            itemType: "image" | "text";
            gridDimensions: string;
            sectionType: string;
            btnText: string;
            hexCode: string;
            webURL: string;
            found?: {
                items: number;
                brands: number;
            };
        };
        Cart: {
            cartCode: string;
            guid: string;
            count: number;
            entries: number;
            products: components["schemas"]["BagLine"][];
            appliedCoupon: string | null;
            coupon: {
                offerCode: string;
                offerTitle: string;
                savingAmount: components["schemas"]["Price"];
                offerMaxDiscount: components["schemas"]["Price"] | null;
                expiredOn: string;
                isApplicable: boolean;
                reason: string;
            } | null;
            promotionResult: {
                products: components["schemas"]["BagLine"][];
            };
            subtotalPrice: components["schemas"]["Price"];
            cartAmount: {
                bagTotal: components["schemas"]["Price"];
                shippingCharge: components["schemas"]["Price"];
                totalDiscountAmount: components["schemas"]["Price"];
                couponDiscountAmount: components["schemas"]["Price"];
                bankOfferDiscount: components["schemas"]["Price"];
                noCostEmiDiscount: components["schemas"]["Price"];
                cartDiscount: components["schemas"]["Price"];
                cliqCashPaidAmount: components["schemas"]["Price"];
                loyaltyPointsPaidAmount: components["schemas"]["Price"];
                brandCashPaidAmount: components["schemas"]["Price"];
                paybleAmount: components["schemas"]["Price"];
                taxAmount: components["schemas"]["Price"];
            };
            slpCouponError: {
                slpCouponMessage: string;
            } | null;
            noCostEmiFrom: components["schemas"]["Price"] | null;
            mergeNote?: string | null;
            giftOptions?: {
                wrap: boolean;
                message: string;
                hidePrices: boolean;
            };
            pincode: string;
            isCheckoutAllowed: boolean;
        };
        BagLine: {
            entryNumber: string;
            productcode: string;
            USSID: string;
            productName: string;
            productBrand: string;
            webURL: string;
            /** Format: picture */
            imageURL: string;
            imageTone: string;
            quantity: number;
            qtySelectedByUser: number;
            price: components["schemas"]["Price"];
            mop: components["schemas"]["Price"];
            mrp: components["schemas"]["Price"];
            offerPrice: components["schemas"]["Price"];
            addedPrice: components["schemas"]["Price"];
            color: string;
            size: string;
            sizeSelected: boolean;
            /** @enum {string} */
            isGiveAway: "Y" | "N";
            giftOf: string;
            /** @enum {string} */
            isOfferExisting: "Y" | "N";
            /** @enum {string} */
            isProductNew: "Y" | "N";
            /** @enum {string} */
            isOnlineExclusive: "Y" | "N";
            isOutOfStock: boolean;
            availableStock: number;
            pinCodeResponse: {
                /** @enum {string} */
                isServicable: "Y" | "N";
                deliveryDate: string | null;
            };
            elligibleDeliveryMode: {
                /** @enum {string} */
                code: "home-delivery" | "express-delivery";
                deliveryDate: string;
                charge: components["schemas"]["Price"];
            }[];
            selectedDeliveryMode: ("home-delivery" | "express-delivery") | null;
            categoryHierarchy: {
                category_id: string;
                category_name: string;
            }[];
            productCategoryId: string;
            rootCategory: string;
            sellerName: string;
        };
        StoreToken: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            expires_in: number;
            refresh_token?: string;
            isCustomerAccessToken: boolean;
        };
        IdentityToken: {
            accessToken: string;
            refreshToken: string;
            expiresIn: number;
            idToken: {
                customerHash: string;
            };
        };
        Address: {
            addressId: string;
            /** @enum {string} */
            addressType: "Home" | "Work" | "Other";
            postalCode: string;
            city: string;
            state: string;
            firstName: string;
            lastName: string;
            line1: string;
            line2: string;
            line3: string;
            landmark: string;
            phone: string;
            emailID: string;
            country: {
                /** @constant */
                isocode: "IN";
            };
            town: string;
            defaultAddress: boolean;
            defaultFlag: boolean;
        };
        OrderSummary: {
            products: components["schemas"]["BagLine"][];
            count: number;
            subtotalPrice: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            cartAmount: {
                bagTotal: components["schemas"]["Price"];
                shippingCharge: components["schemas"]["Price"];
                totalDiscountAmount: components["schemas"]["Price"];
                couponDiscountAmount: components["schemas"]["Price"];
                bankOfferDiscount: components["schemas"]["Price"];
                noCostEmiDiscount: components["schemas"]["Price"];
                cartDiscount: components["schemas"]["Price"];
                cliqCashPaidAmount: components["schemas"]["Price"];
                loyaltyPointsPaidAmount: components["schemas"]["Price"];
                brandCashPaidAmount: components["schemas"]["Price"];
                paybleAmount: components["schemas"]["Price"];
                taxAmount: components["schemas"]["Price"];
            };
            brandCashPaidAmount: {
                /** @constant */
                currencyIso: "INR";
                value: number;
                doubleValue: number;
                formattedValue: string;
                breakup: {
                    key: string;
                    value: components["schemas"]["Price"];
                }[];
            };
            cliqCashBalance: components["schemas"]["Price"];
            loyaltyPointsBalance: number;
            coupons: {
                offerCode: string;
                offerTitle: string;
                savingAmount: components["schemas"]["Price"];
                offerMaxDiscount: components["schemas"]["Price"] | null;
                expiredOn: string;
                isApplicable: boolean;
                reason: string;
            }[];
            bankOfferCouponCode: string | null;
            bankOfferError: string | null;
            bankOffer: {
                offerCode: string;
                offerTitle: string;
                savingAmount: components["schemas"]["Price"];
                offerMaxDiscount: components["schemas"]["Price"] | null;
                expiredOn: string;
                isApplicable: boolean;
                reason: string;
            } | null;
            brandCashEligible: boolean;
            brandCashApplied: boolean;
            cliqCashApplied: boolean;
            loyaltyPointsApplied: boolean;
            noCostEmiCode: string | null;
            noCostEmiFrom: components["schemas"]["Price"] | null;
            isPanNeeded: boolean;
            panLast4: string | null;
            minimumPayment: {
                amount: components["schemas"]["Price"];
                heldBack: components["schemas"]["Price"];
            } | null;
            openOrderId: string | null;
            callRequestNumber?: string;
            deliveryAddress: components["schemas"]["Address"] | null;
            giftOptions?: {
                wrap: boolean;
                message: string;
                hidePrices: boolean;
            };
            isInvoiced: boolean;
            paymentModes: {
                /** @enum {string} */
                mode: "Netbanking" | "Credit Card" | "UPI" | "COD" | "Cliq Cash" | "Loyalty" | "PayPal" | "TPM" | "EMI";
                isEligible: boolean;
                reason: string;
            }[];
            isCheckoutAllowed: boolean;
        };
        Order: {
            orderId: string;
            orderRefNo: string;
            placedDate: string;
            /** @enum {string} */
            paymentMode: "Netbanking" | "Credit Card" | "UPI" | "COD" | "Cliq Cash" | "Loyalty" | "PayPal" | "TPM" | "EMI";
            /** @enum {string} */
            paymentStatus: "SUCCESS" | "FAILURE" | "PENDING";
            totalOrderAmount: components["schemas"]["Price"];
            count: number;
            statusDisplay: string;
            products: {
                transactionId: string;
                productcode: string;
                USSID: string;
                productName: string;
                productBrand: string;
                webURL: string;
                /** Format: picture */
                imageURL: string;
                imageTone: string;
                color: string;
                size: string;
                quantity: number;
                /** @enum {string} */
                isGiveAway: "Y" | "N";
                price: components["schemas"]["Price"];
                sellerName: string;
                returnPolicy: string;
                statusDisplay: string;
                estimatedDeliveryDate: string;
                trail: components["schemas"]["TrailStep"][];
                groups: {
                    quantity: number;
                    price: components["schemas"]["Price"];
                    parcel: number;
                    state: string;
                    statusDisplay: string;
                    trail: components["schemas"]["TrailStep"][];
                }[];
                cancellableQuantity: number;
                returnableQuantity: number;
                faultQuantity: number;
                replaceableQuantity: number;
                isReplacement: boolean;
                returnBy: string | null;
                replaceBy: string | null;
            }[];
            parcels: {
                number: number;
                sellerName: string;
                statusDisplay: string;
                estimatedDeliveryDate: string;
                courierName: string | null;
                trackingNumber: string | null;
                trackingUrl: string | null;
                sealNumber: string | null;
                events: {
                    text: string;
                    place: string;
                    at: string;
                }[];
                deliveryCode: string | null;
            }[];
            refunds: {
                /** @enum {string} */
                reason: "cancelled" | "notDelivered" | "lost" | "returned" | "replaced";
                amount: components["schemas"]["Price"];
                parts: {
                    /** @enum {string} */
                    destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                    name: string;
                    amount: components["schemas"]["Price"];
                    arrivesBy: string;
                    /** @enum {string} */
                    status: "pending" | "done" | "failed";
                    bankReference: string | null;
                    isLate: boolean;
                    redirectId: number | null;
                }[];
            }[];
            invoices?: {
                number: string;
                /** @enum {string} */
                kind: "INVOICE" | "CREDIT_NOTE";
                /** Format: date-time */
                issuedDate: string;
                sellerName: string;
                total: components["schemas"]["Price"];
                invoiceNumber: string | null;
            }[];
            billing?: {
                name: string;
                gstin: string;
            };
            finalAmount: components["schemas"]["Price"];
            transactionId: string | null;
            errorCode: string | null;
            errorMessage: string | null;
            /** @enum {string} */
            outcome: "PLACED" | "FAILED" | "PENDING";
            cashDue: components["schemas"]["Price"] | null;
            paidWith: string;
            refund: {
                amount: components["schemas"]["Price"];
                isDone: boolean;
                isRejected?: boolean;
                /** @enum {string} */
                way?: "source" | "bank" | "cliq-cash";
            } | null;
            earnedPoints: number;
            isBuyNow: boolean;
            canBePaidAgain: boolean;
            subtotalPrice: components["schemas"]["Price"];
            cartAmount: {
                bagTotal: components["schemas"]["Price"];
                shippingCharge: components["schemas"]["Price"];
                totalDiscountAmount: components["schemas"]["Price"];
                couponDiscountAmount: components["schemas"]["Price"];
                bankOfferDiscount: components["schemas"]["Price"];
                noCostEmiDiscount: components["schemas"]["Price"];
                cartDiscount: components["schemas"]["Price"];
                cliqCashPaidAmount: components["schemas"]["Price"];
                loyaltyPointsPaidAmount: components["schemas"]["Price"];
                brandCashPaidAmount: components["schemas"]["Price"];
                paybleAmount: components["schemas"]["Price"];
                taxAmount: components["schemas"]["Price"];
            };
            deliveryAddress: components["schemas"]["Address"];
            canChangeDelivery: boolean;
            giftOptions?: {
                wrap: boolean;
                message: string;
                hidePrices: boolean;
            };
            contactEmail: string;
        };
        TrailStep: {
            code: string;
            name: string;
            /** @enum {string} */
            status: "DONE" | "UPCOMING";
            /** @enum {string} */
            line: "thick" | "thin" | "dashed" | "none";
            at: string | null;
        };
        Ticket: {
            number: string;
            topic: string;
            text: string;
            orderCode: string | null;
            /** @enum {string} */
            status: "open" | "answered" | "closed";
            createdAt: string;
            acknowledgeBy: string;
            solveBy: string;
            attachments: {
                name: string;
                bytes: number;
            }[];
            messages: {
                /** @enum {string} */
                author: "shop" | "customer";
                text: string;
                createdAt: string;
            }[];
            canReply: boolean;
            repliesLeft: number;
            missingOrder: {
                reference: string;
                paidOn: string;
                amount: components["schemas"]["Price"] | null;
                paymentMode: ("card" | "upi" | "netBanking" | "wallet" | "emi" | "giftCard") | null;
                email: string;
            } | null;
        };
        HelpTopic: {
            id: string;
            title: string;
            isOrder: boolean;
            questions: {
                question: string;
                /** Format: html */
                answer: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone?: string;
                    email?: string;
                    otp: string;
                    refId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        loginType: "guest" | "customer";
                        firstName: string;
                        maskedPhone: string;
                        customerFingerprint: string;
                        hasCart: boolean;
                        neuPassInfo?: {
                            /** @enum {string} */
                            tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                            /** @enum {string} */
                            status: "ACTIVE" | "INACTIVE";
                        } | null;
                        tokens: {
                            /** @enum {string} */
                            kind: "global" | "customer" | "identity";
                            expires_in: number;
                            isCustomerAccessToken: boolean;
                            tokenTimeStamp_lux?: number;
                        }[];
                        arrival?: {
                            /** @enum {string} */
                            userType: "new" | "existing" | "migrated";
                            cartMerged: boolean;
                        };
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                        needsNames: boolean;
                        cartMerged: boolean;
                    };
                };
            };
            /** @description MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1201 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005, TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No TD Access Token, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    passwordLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    captchaToken?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        loginType: "guest" | "customer";
                        firstName: string;
                        maskedPhone: string;
                        customerFingerprint: string;
                        hasCart: boolean;
                        neuPassInfo?: {
                            /** @enum {string} */
                            tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                            /** @enum {string} */
                            status: "ACTIVE" | "INACTIVE";
                        } | null;
                        tokens: {
                            /** @enum {string} */
                            kind: "global" | "customer" | "identity";
                            expires_in: number;
                            isCustomerAccessToken: boolean;
                            tokenTimeStamp_lux?: number;
                        }[];
                        arrival?: {
                            /** @enum {string} */
                            userType: "new" | "existing" | "migrated";
                            cartMerged: boolean;
                        };
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                        needsNames: boolean;
                        cartMerged: boolean;
                    };
                };
            };
            /** @description MALFORMED, P4005, unsupported_grant_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4029, TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description InvalidTokenError */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description REFRESH_FAILED, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redirect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    redirectClientId: string;
                    /** Format: uri */
                    redirectUrl: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirectUrl: string;
                    };
                };
            };
            /** @description MALFORMED, SSO-1010 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description InvalidTokenError */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description REFRESH_FAILED, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_MANY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TIMED_OUT */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query: {
                searchText: string;
                page?: number;
                pageSize?: number;
                isTextSearch?: "true" | "false";
                isFilter?: "true" | "false";
                isPwa?: "true" | "false";
                channel?: string;
                typeID?: string;
                isSuggested?: "true" | "false";
                isMDE?: "true" | "false";
                test?: string;
                qc?: string;
                isKeywordRedirect?: "true" | "false";
                isKeywordRedirectEnabled?: "true" | "false";
                isFilterDataRequired?: "true" | "false";
                isSortFlow?: "true" | "false";
                searchCategory?: string;
                pagePath?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description L4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    searchProductsOf: {
        parameters: {
            query: {
                searchText: string;
                page?: number;
                pageSize?: number;
                isTextSearch?: "true" | "false";
                isFilter?: "true" | "false";
                isPwa?: "true" | "false";
                channel?: string;
                typeID?: string;
                isSuggested?: "true" | "false";
                isMDE?: "true" | "false";
                test?: string;
                qc?: string;
                isKeywordRedirect?: "true" | "false";
                isKeywordRedirectEnabled?: "true" | "false";
                isFilterDataRequired?: "true" | "false";
                isSortFlow?: "true" | "false";
                searchCategory?: string;
                pagePath?: string;
            };
            header?: never;
            path: {
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description L4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    suggestionsOf: {
        parameters: {
            query: {
                searchString: string;
                category?: string;
                channel?: string;
                channelName?: string;
                customerId?: string;
                test?: string;
                isLuxuryWeb?: "true" | "false";
            };
            header?: never;
            path: {
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestions: {
                            /** @enum {string} */
                            kind: "term" | "brand" | "category";
                            text: string;
                            within: string;
                            url: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description L4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    searchab: {
        parameters: {
            query: {
                sessionUID: string;
                channel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        testVersion: string;
                        testSuggestVersion: string;
                        webApiURL: string;
                        webLuxSasApiURL: string;
                        webIndiLuxSasApiURL: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description S4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    customSkuCollection: {
        parameters: {
            query?: {
                sort?: string;
                page?: number;
                agent?: string;
            };
            header?: never;
            path: {
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description L4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    suggestions: {
        parameters: {
            query: {
                searchString: string;
                category?: string;
                channel?: string;
                channelName?: string;
                customerId?: string;
                test?: string;
                isLuxuryWeb?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestions: {
                            /** @enum {string} */
                            kind: "term" | "brand" | "category";
                            text: string;
                            within: string;
                            url: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    popularProducts: {
        parameters: {
            query?: {
                searchString?: string;
                page?: number;
                size?: number;
                isLuxuryWeb?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["ProductCard"][];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    productDetails: {
        parameters: {
            query?: {
                color?: string;
                isPwa?: "true" | "false";
                channel?: string;
            };
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    otherSellers: {
        parameters: {
            query?: {
                color?: string;
            };
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        productListingId: string;
                        productName: string;
                        brandName: string;
                        color: string;
                        webURL: string;
                        sellers: {
                            sellerID: string;
                            sellerName: string;
                            isWinning: boolean;
                            price: components["schemas"]["Price"];
                            mrp: components["schemas"]["Price"];
                            discountPercent: number;
                            deliveryModes: {
                                code: string;
                                name: string;
                            }[];
                            sizelink: {
                                size: string;
                                isAvailable: boolean;
                                stockCount: number;
                                ussid: string;
                                price: components["schemas"]["Price"];
                                mrp: components["schemas"]["Price"];
                            }[];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    productOffers: {
        parameters: {
            query?: {
                color?: string;
            };
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noCostEmi: {
                            bankName: string;
                            months: number;
                            monthlyInstallments: components["schemas"]["Price"];
                        }[];
                        offers: {
                            offerCode: string;
                            offerTitle: string;
                            /** @enum {string} */
                            kind: "promotion" | "coupon" | "bank";
                            expiredOn: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    sizeGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        columns: string[];
                        rows: string[][];
                        note: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041, P4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    productSeo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seo: components["schemas"]["Seo"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    pincodeData: {
        parameters: {
            query?: {
                pincode?: string;
                ussid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pincode: string;
                        city: string;
                        state: string;
                        /** @enum {string} */
                        isServicable: "Y" | "N";
                        /** @enum {string} */
                        isCODEligible: "Y" | "N";
                        deliveryModes: {
                            /** @enum {string} */
                            code: "home-delivery" | "express-delivery";
                            name: string;
                            deliveryDate: string;
                            charge?: components["schemas"]["Price"];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, N4001 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description N4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    sitemap: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalPages: number;
                        entries: {
                            url: string;
                            lastModified?: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    personalizedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channel: string;
                    /** @constant */
                    base_site: "lux";
                    /** @enum {string} */
                    page: "home" | "listing" | "product" | "bag";
                    product_id?: string;
                    brand_id?: string;
                    category?: string;
                    mcv_id?: string;
                    viewed?: string[];
                    shown?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rails: {
                            /** @enum {string} */
                            kind: "similar" | "complements" | "because" | "popular" | "viewed";
                            about?: string;
                            products: components["schemas"]["ProductCard"][];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    homePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    hybridPlpPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    layoutPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    navigation: {
        parameters: {
            query: {
                catalogue: "luxury" | "indiluxe";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        catalogue: "luxury" | "indiluxe";
                        left: components["schemas"]["NavigationItem"][];
                        centre: components["schemas"]["NavigationItem"][];
                        right: components["schemas"]["NavigationItem"][];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        announcement: {
                            text: string;
                            link: {
                                label: string;
                                href: string;
                            } | null;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    storeBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        /** @enum {string} */
                        catalogue: "luxury" | "indiluxe";
                        superBrand: string;
                        pagePath: string;
                        name: string;
                        text: string;
                        story?: string;
                        link?: {
                            label: string;
                            href: string;
                        };
                        image?: components["schemas"]["Picture"];
                        colours: {
                            surface?: string;
                            text?: string;
                            muted?: string;
                            accent?: string;
                            media?: string;
                        };
                        productCount: number;
                        categories: {
                            code: string;
                            name: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cmsPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    properties: {
        parameters: {
            query: {
                propertyNames: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicationProperties: {
                            name: string;
                            value: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    productProperties: {
        parameters: {
            query: {
                propertyNames: string;
            };
            header?: never;
            path: {
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicationProperties: {
                            name: string;
                            value: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    remoteConfig: {
        parameters: {
            query?: {
                project_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    carts: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        carts: {
                            guid: string;
                            code: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createCart: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                oldCartId?: string;
                toMergeCartGuid?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        guid: string;
                        code: string;
                        merged?: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9504 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cartDetailsAnonymous: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                isUpdatedPwa?: "true" | "false";
                pincode?: string;
            };
            header?: never;
            path: {
                guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cartDetails: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                isUpdatedPwa?: "true" | "false";
                pincode?: string;
            };
            header?: never;
            path: {
                user: string;
                cartCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addToBag: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                productCode: string;
                USSID: string;
                quantity?: number;
                entryNumber?: string;
                deliveryMode?: "home-delivery" | "express-delivery";
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        entryNumber: string;
                        quantity: number;
                        count: number;
                        price?: number;
                        sellerId?: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B4041, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9301, B9302 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteEntry: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateEntry: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                quantity: number;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        quantity: number;
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9301, B9302, B9303 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    bagCount: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                cartGuid?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getAllWishlist: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                isWishlistPageLoad?: "true" | "false";
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        wishList: {
                            name: string;
                            products: {
                                productcode: string;
                                USSID: string;
                                productName: string;
                                productBrand: string;
                                webURL: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                sizes: {
                                    size: string;
                                    USSID: string;
                                    isAvailable: boolean;
                                }[];
                                price: components["schemas"]["Price"];
                                mrp: components["schemas"]["Price"];
                                addedPrice: components["schemas"]["Price"];
                                isOutOfStock: boolean;
                                addedDate: string;
                                expiryDate: string;
                                rootCategory: string;
                            }[];
                        }[];
                        productList: {
                            productCode: string;
                            USSID: string;
                        }[];
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createWishlist: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @default My wishlist
                     * @constant
                     */
                    wishlistName?: "My wishlist";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addProductInWishlist: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @default My wishlist
                     * @constant
                     */
                    wishlistName?: "My wishlist";
                    productCode: string;
                    ussid?: string;
                    color?: string;
                    emailId: string;
                    /** Format: date-time */
                    addedDate?: string;
                    addedPrice?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9209, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9207 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeProductFromWishlist: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @default My wishlist
                     * @constant
                     */
                    wishlistName?: "My wishlist";
                    productCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        count: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    client_id: string;
                    client_secret: string;
                } | {
                    /** @constant */
                    grant_type: "password";
                    client_id: string;
                    client_secret: string;
                    /** @constant */
                    isTdLogin: "true";
                    tdAccessToken: string;
                    tdClientId: string;
                    tdCustomerHash: string;
                    username: string;
                    platformNumber: string;
                } | {
                    /** @constant */
                    grant_type: "password";
                    client_id: string;
                    client_secret: string;
                    username: string;
                    password: string;
                    captchaToken?: string;
                    platformNumber: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreToken"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, P4005, unsupported_grant_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_client, invalid_grant */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1201 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, S5030, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    refreshStoreToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id: string;
                    client_secret: string;
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreToken"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_client, invalid_grant */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeStoreToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    codeChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codeVerifier: string;
                        codeChallenge: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    registerTdUser: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    tdAccessToken: string;
                    tdCustomerHash: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        firstName: string;
                        lastName: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_grant, invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1201 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, S5030, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    captcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: {
                            algorithm: string;
                            nonce: string;
                            salt: string;
                            cost: number;
                            keyPrefix: string;
                            keyLength: number;
                        } & {
                            [key: string]: unknown;
                        };
                        signature: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /** @constant */
                    countryCode: "91";
                    captchaToken: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1001 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    captchaToken: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1001 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone?: string;
                    email?: string;
                    refId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyPhoneOtp: {
        parameters: {
            query?: {
                source?: "tcp";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /** @constant */
                    countryCode: "91";
                    otp: string;
                    refId: string;
                    codeChallenge: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authCode: string;
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1201 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyEmailOtp: {
        parameters: {
            query?: {
                source?: "tcp";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    otp: string;
                    refId: string;
                    codeChallenge: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authCode: string;
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1201 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    accessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authCode: string;
                    codeVerifier: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityToken"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityToken"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100, SSO-1102 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    fetchCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customerHash: string;
                        phoneNumber: string;
                        phoneVerified: boolean;
                        emailVerified: boolean;
                        primaryEmailId: string | null;
                        nameDetails: {
                            firstName: string;
                            lastName: string;
                        };
                        gender: ("Male" | "Female" | "Transgender" | "I'd rather not say") | null;
                        dateOfBirth: string | null;
                        maritalStatus: string | null;
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                        /** @enum {string} */
                        loyalCustomer: "Y" | "N";
                        neuPassInfo: {
                            /** @enum {string} */
                            tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                            /** @enum {string} */
                            status: "ACTIVE" | "INACTIVE";
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /** @constant */
                    countryCode: "91";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyChangePhoneOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /** @constant */
                    countryCode: "91";
                    otp: string;
                    refId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1008 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyChangeEmailOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    otp: string;
                    refId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1008 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        maskedEmail: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1100 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1006 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1008, SSO-1009 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1007 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redirectClientAuthCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    redirectClientId: string;
                    /** Format: uri */
                    redirectUrl: string;
                    codeChallenge: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authCode: string;
                        redirectUrl: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1010 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateIdentityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameDetails?: {
                        firstName: string;
                        lastName: string;
                    };
                    gender?: ("Male" | "Female" | "Transgender" | "I'd rather not say") | null;
                    dateOfBirth?: string | null;
                    maritalStatus?: ("Single" | "Married" | "I'd rather not say") | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description GR-UP-1013, GR-UP-1014, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    nonloyalToLoyal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        neuPassInfo: {
                            /** @enum {string} */
                            tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                            /** @enum {string} */
                            status: "ACTIVE" | "INACTIVE";
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token, SSO-1100, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changes: {
        parameters: {
            query?: {
                since?: string;
                wait?: number;
            };
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string;
                        isComplete: boolean;
                        changes: {
                            /** @enum {string} */
                            kind: "product" | "content";
                            key: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    contentPreview: {
        parameters: {
            query?: never;
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        kind: "page";
                        page: components["schemas"]["ContentPage"];
                        /** Format: uri */
                        deskOrigin?: string;
                    } | {
                        /** @constant */
                        kind: "article";
                        article: {
                            articleSlug: string;
                            /** @enum {string} */
                            section: "blog" | "trends";
                            pagePath: string;
                            topic: {
                                slug: string;
                                name: string;
                            };
                            title: string;
                            standfirst: string;
                            /** Format: date-time */
                            publishedAt: string;
                            readingMinutes: number;
                            /** @enum {string} */
                            catalogue: "luxury" | "indiluxe";
                            author: {
                                name: string;
                                role: string;
                            };
                            /** Format: date-time */
                            changedAt?: string;
                            lead: {
                                picture: {
                                    wide: components["schemas"]["Picture"];
                                    tall: components["schemas"]["Picture"];
                                };
                                caption: string;
                                credit?: string;
                            };
                            seo: {
                                title: string;
                                description: string;
                                breadcrumbs: {
                                    name: string;
                                    url: string;
                                }[];
                            };
                            blocks: ({
                                /** @constant */
                                type: "text";
                                title: string;
                                /** Format: html */
                                html: string;
                            } | {
                                /** @constant */
                                type: "pullQuote";
                                quote: string;
                                source: string;
                            } | {
                                /** @constant */
                                type: "picture";
                                picture: components["schemas"]["Picture"];
                                caption: string;
                                credit?: string;
                            } | {
                                /** @constant */
                                type: "gallery";
                                items: {
                                    picture: components["schemas"]["Picture"];
                                    caption: string;
                                    credit?: string;
                                }[];
                            } | {
                                /** @constant */
                                type: "film";
                                poster: components["schemas"]["Picture"];
                                caption: string;
                                credit?: string;
                                sources: {
                                    url: string;
                                    /** @enum {string} */
                                    type: "video/webm" | "video/mp4";
                                }[];
                                captions?: {
                                    url: string;
                                    lang: string;
                                    label: string;
                                };
                            } | {
                                /** @constant */
                                type: "productCallout";
                                product: components["schemas"]["ProductCard"];
                                note: string;
                                sizes: {
                                    size: string;
                                    isAvailable: boolean;
                                    ussid: string;
                                }[];
                            })[];
                            products: components["schemas"]["ProductCard"][];
                            related: {
                                articleSlug: string;
                                /** @enum {string} */
                                section: "blog" | "trends";
                                pagePath: string;
                                topic: {
                                    slug: string;
                                    name: string;
                                };
                                title: string;
                                standfirst: string;
                                author: string;
                                /** Format: date-time */
                                publishedAt: string;
                                readingMinutes: number;
                                picture: {
                                    wide: components["schemas"]["Picture"];
                                    tall: components["schemas"]["Picture"];
                                };
                            }[];
                        };
                        /** Format: uri */
                        deskOrigin?: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyCouponsAnonymous: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                couponCode: string;
            };
            header?: never;
            path: {
                guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        coupon: {
                            offerCode: string;
                            offerTitle: string;
                            savingAmount: components["schemas"]["Price"];
                            offerMaxDiscount: components["schemas"]["Price"] | null;
                            expiredOn: string;
                            isApplicable: boolean;
                            reason: string;
                        };
                        conflict: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9501, CartError */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9502 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9503 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyCoupons: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                couponCode: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        coupon: {
                            offerCode: string;
                            offerTitle: string;
                            savingAmount: components["schemas"]["Price"];
                            offerMaxDiscount: components["schemas"]["Price"] | null;
                            expiredOn: string;
                            isApplicable: boolean;
                            reason: string;
                        };
                        conflict: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9501, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9502 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9503 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    releaseCoupons: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                couponCode: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    bagCoupons: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                pincode?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupons: {
                            offerCode: string;
                            offerTitle: string;
                            savingAmount: components["schemas"]["Price"];
                            offerMaxDiscount: components["schemas"]["Price"] | null;
                            expiredOn: string;
                            isApplicable: boolean;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeDeliveryMode: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                deliveryMode: "home-delivery" | "express-delivery";
            };
            header?: never;
            path: {
                user: string;
                cart: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9303 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeGiftOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wrap: boolean;
                    message: string;
                    hidePrices: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        giftOptions: {
                            wrap: boolean;
                            message: string;
                            hidePrices: boolean;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4003, O4004 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeOffer: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                USSID: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        count: number;
                        entryNumber: string;
                        quantity: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B4041, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9301, B9302, B9303 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    acknowledgePrice: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                price: number;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    repApplicabilityOnCart: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                cartGuid?: string;
                pinCode: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: {
                            entryNumber: string;
                            USSID: string;
                            /** @enum {string} */
                            isReplaceable: "Y" | "N";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    mergeBuyNowCart: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                access_token?: string;
                cartGuid?: string;
                isMDE?: "true" | "false";
                productCode: string;
                USSID: string;
                quantity?: number;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        guid: string;
                        code: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9301, B9302 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addresses: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                emailId?: string;
                pincode?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                        noOfAddress: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    addressType: "Home" | "Work" | "Other";
                    postalCode: string;
                    city: string;
                    state: string;
                    firstName: string;
                    /** @default  */
                    lastName?: string;
                    line1: string;
                    /** @default  */
                    line2?: string;
                    /** @default  */
                    line3?: string;
                    /** @default  */
                    landmark?: string;
                    phone: string;
                    /** @default  */
                    emailID?: string;
                    /**
                     * @default IN
                     * @constant
                     */
                    "country.isocode"?: "IN";
                    /**
                     * @default false
                     * @enum {string}
                     */
                    defaultAddress?: "true" | "false";
                    /** @enum {string} */
                    defaultFlag?: "true" | "false";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        addressId: string;
                    };
                };
            };
            /** @description A4001, A4003, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    editAddress: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                pageSize?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    addressType: "Home" | "Work" | "Other";
                    postalCode: string;
                    city: string;
                    state: string;
                    firstName: string;
                    /** @default  */
                    lastName?: string;
                    line1: string;
                    /** @default  */
                    line2?: string;
                    /** @default  */
                    line3?: string;
                    /** @default  */
                    landmark?: string;
                    phone: string;
                    /** @default  */
                    emailID?: string;
                    /**
                     * @default IN
                     * @constant
                     */
                    "country.isocode"?: "IN";
                    /**
                     * @default false
                     * @enum {string}
                     */
                    defaultAddress?: "true" | "false";
                    /** @enum {string} */
                    defaultFlag?: "true" | "false";
                    addressId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        addressId: string;
                    };
                };
            };
            /** @description A4001, A4003, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeAddress: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    addressId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description A4001, A4003, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addAddressToOrder: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                addressId: string;
                cartId: string;
                removeExchangeFromCart?: "true" | "false";
            };
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4002 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    orderSummary: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                pincode?: string;
                isUpdatedPwa?: "true" | "false";
                requestCallbackForSlp?: "true" | "false";
            };
            header?: never;
            path: {
                user: string;
                cartCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMode: "Netbanking" | "Credit Card" | "UPI" | "COD" | "Cliq Cash" | "Loyalty" | "PayPal" | "TPM" | "EMI";
                    addressId: string;
                    paybleAmount: number;
                    billing?: {
                        name: string;
                        gstin?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, O4001, O4015, O4023 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4002, B6009, B9301, B9302, B9907, K4091, O4002, O4003, O4004, O4006, O4009 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    orders: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                currentPage?: number;
                pageSize?: number;
                state?: "onTheWay" | "delivered" | "cancelled";
                search?: string;
                months?: number;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderData: {
                            orderId: string;
                            orderRefNo: string;
                            placedDate: string;
                            /** @enum {string} */
                            paymentMode: "Netbanking" | "Credit Card" | "UPI" | "COD" | "Cliq Cash" | "Loyalty" | "PayPal" | "TPM" | "EMI";
                            /** @enum {string} */
                            paymentStatus: "SUCCESS" | "FAILURE" | "PENDING";
                            totalOrderAmount: components["schemas"]["Price"];
                            count: number;
                            statusDisplay: string;
                            products: {
                                transactionId: string;
                                productcode: string;
                                USSID: string;
                                productName: string;
                                productBrand: string;
                                webURL: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                /** @enum {string} */
                                isGiveAway: "Y" | "N";
                                price: components["schemas"]["Price"];
                                sellerName: string;
                                returnPolicy: string;
                                statusDisplay: string;
                                estimatedDeliveryDate: string;
                                trail: components["schemas"]["TrailStep"][];
                                groups: {
                                    quantity: number;
                                    price: components["schemas"]["Price"];
                                    parcel: number;
                                    state: string;
                                    statusDisplay: string;
                                    trail: components["schemas"]["TrailStep"][];
                                }[];
                                cancellableQuantity: number;
                                returnableQuantity: number;
                                faultQuantity: number;
                                replaceableQuantity: number;
                                isReplacement: boolean;
                                returnBy: string | null;
                                replaceBy: string | null;
                            }[];
                        }[];
                        currentPage: number;
                        pageSize: number;
                        totalNoOfOrders: number;
                        counts: {
                            all: number;
                            onTheWay: number;
                            delivered: number;
                            cancelled: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    claimPlacedEvent: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                eventId: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFirst: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    orderDetails: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    customerLogin: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                otp?: string;
                deviceInfo?: string;
                networkInfo?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPwa: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        userName: string;
                        cartCode: string | null;
                        cartGuid: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    paymentOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isProviderAvailable: boolean;
                        banks: {
                            code: string;
                            name: string;
                        }[];
                        wallets: {
                            /** @enum {string} */
                            code: "PAYPAL" | "TPM";
                            name: string;
                        }[];
                        savedCards: {
                            cardToken: string;
                            /** @enum {string} */
                            cardBrand: "RUPAY" | "VISA" | "MASTERCARD" | "AMEX" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
                            cardEndingDigits: string;
                            bank: string;
                            bin: string;
                            expiryMonth: number;
                            expiryYear: number;
                            isExpired: boolean;
                        }[];
                        savedUpiIds: {
                            upiId: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    collectPaymentOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMode: "Netbanking" | "Credit Card" | "UPI" | "COD" | "Cliq Cash" | "Loyalty" | "PayPal" | "TPM" | "EMI";
                    addressId: string;
                    paybleAmount: number;
                    emi?: {
                        bank: string;
                        months: number;
                    };
                    bin?: string;
                    billing?: {
                        name: string;
                        gstin?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        orderId: string;
                        amount: components["schemas"]["Price"];
                        payment: {
                            /** @constant */
                            kind: "fields";
                            merchantId: string;
                            orderId: string;
                            /** Format: uri */
                            tokenizeUrl: string;
                            /** Format: uri */
                            transactionUrl: string;
                        } | {
                            /** @constant */
                            kind: "redirect";
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
            };
            /** @description B9602, INVALID_REQUEST, K4001, MALFORMED, O4001 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4002, B6009, B9301, B9302, B9601, B9907, K4091, O4002, O4003, O4004, O4005, O4006, O4008, O4009 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description PAYMENT_GATEWAY */
            424: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4290 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateTransactionDetails: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "PLACED" | "FAILED" | "PENDING";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelPayment: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "PLACED" | "FAILED" | "PENDING";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    paymentReturn: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        /** @enum {string} */
                        outcome: "PLACED" | "FAILED" | "PENDING";
                        isBuyNow: boolean;
                        isGiftCard?: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    openPayment: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                giftCards?: "true";
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: {
                            orderId: string;
                            /** @enum {string} */
                            outcome: "PLACED" | "FAILED" | "PENDING";
                            isBuyNow: boolean;
                            isGiftCard?: boolean;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    binValidation: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bin: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        card: {
                            /** @enum {string} */
                            cardBrand: "RUPAY" | "VISA" | "MASTERCARD" | "AMEX" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
                            bank: string;
                            /** @enum {string} */
                            cardType: "CREDIT" | "DEBIT";
                        } | null;
                        bankOfferError: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    emiPlans: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banks: {
                            code: string;
                            bankName: string;
                            /** @enum {string} */
                            cardType: "CREDIT" | "DEBIT";
                            plans: {
                                /** @enum {string} */
                                emiType: "NO_COST" | "STANDARD";
                                emiCode: string;
                                bankName: string;
                                months: number;
                                interestRate: number;
                                monthlyInstallments: components["schemas"]["Price"];
                                total: components["schemas"]["Price"];
                            }[];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    emiEligibleBin: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bin: string;
                    bank: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        isEligible: boolean;
                        message: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyNoCostEMI: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emiCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description B9602, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9601 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    releaseNoCostEMI: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    bankOffers: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: {
                            offerCode: string;
                            offerTitle: string;
                            savingAmount: components["schemas"]["Price"];
                            offerMaxDiscount: components["schemas"]["Price"] | null;
                            expiredOn: string;
                            isApplicable: boolean;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyBankCoupons: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerCode: string;
                    withoutCoupon?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                        offer: {
                            offerCode: string;
                            offerTitle: string;
                            savingAmount: components["schemas"]["Price"];
                            offerMaxDiscount: components["schemas"]["Price"] | null;
                            expiredOn: string;
                            isApplicable: boolean;
                            reason: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9078, CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B6009, B9509, B9510, B9599 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    releaseBankCoupons: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    brandcash: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                action: "apply" | "remove";
                cartGuid?: string;
                isUpdatedPwa?: "true" | "false";
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                        brandCashEligible: boolean;
                        brandCashApplied: boolean;
                        brandCashPaidAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9701 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyVouchers: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                action: "apply" | "remove";
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9702 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    applyLoyaltyPoints: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                action: "apply" | "remove";
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        paybleAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description B9703 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    loyaltyPointsMessage: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                cart: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        points: number;
                        message: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description CartError, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyVpa: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upiId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "VALID" | "INVALID";
                        customerName: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description PAYMENT_GATEWAY */
            424: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validatePan: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    panNumber: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        panLast4: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, O4061 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    customerProfile: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customerId: string;
                        customerHash: string;
                        firstName: string;
                        lastName: string;
                        nameDetails: {
                            salutation: string;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                        };
                        gender: ("Male" | "Female" | "Transgender" | "I'd rather not say") | null;
                        dateOfBirth: string | null;
                        dob: string | null;
                        maritalStatus: ("Single" | "Married" | "I'd rather not say") | null;
                        maritalInfo: {
                            maritalStatus: ("Single" | "Married" | "I'd rather not say") | null;
                        };
                        contactEmail: string | null;
                        contactName: string;
                        contactPhn: string;
                        primaryEmailId: string | null;
                        primaryMobile: {
                            phoneNumber: string;
                        };
                        phoneVerified: boolean;
                        emailVerified: boolean;
                        /** @enum {string} */
                        activationFlag: "Y" | "N";
                        /** @enum {string} */
                        neuPassFlag: "Y" | "N";
                        /** @enum {string} */
                        loyalCustomer: "Y" | "N";
                        /** @enum {string} */
                        brandLoyal: "Y" | "N";
                        /** @enum {string} */
                        conflict: "Y" | "N";
                        /** @enum {string} */
                        tataFlag: "Y" | "N";
                        /** @enum {string} */
                        userType: "new" | "existing" | "migrated";
                        hasPassword: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                customerid?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientId: string;
                    customerHash: string;
                    tdToken: string;
                    nameDetails: {
                        firstName: string;
                        lastName: string;
                    };
                    gender: ("Male" | "Female" | "Transgender" | "I'd rather not say") | null;
                    dob: string | null;
                    maritalStatus?: ("Single" | "Married" | "I'd rather not say") | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, P4002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4031 */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateEmail: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                customerid?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerInfo: {
                        contactEmail: string;
                        contactName: string;
                        contactPhn: string;
                        /** @enum {string} */
                        otpSend: "Y" | "N";
                    };
                    otp: string;
                    tdToken: string;
                    newEmail: string;
                    refId: string;
                    webformChannel: string;
                    clientId: string;
                    appVersion: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_grant, invalid_token, SSO-1101 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4031 */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, S5030, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resetCustomerPassword: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                old?: string;
                newPassword: string;
            };
            header?: never;
            path: {
                userName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, P4003, P4004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    savedCards: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        savedCards: {
                            cardId: string;
                            /** @enum {string} */
                            cardBrand: "RUPAY" | "VISA" | "MASTERCARD" | "AMEX" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
                            cardEndingDigits: string;
                            expiryMonth: number;
                            expiryYear: number;
                            isExpired: boolean;
                            nameOnCard: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeSavedCard: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    cardId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    savedUpiIds: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        savedUpiIds: {
                            upiId: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeSavedUpiId: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    upiId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    personalData: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        profile: {
                            customerId: string;
                            firstName: string;
                            lastName: string;
                            nameDetails: {
                                salutation: string;
                                firstName: string;
                                middleName: string;
                                lastName: string;
                            };
                            gender: ("Male" | "Female" | "Transgender" | "I'd rather not say") | null;
                            dateOfBirth: string | null;
                            dob: string | null;
                            maritalStatus: ("Single" | "Married" | "I'd rather not say") | null;
                            maritalInfo: {
                                maritalStatus: ("Single" | "Married" | "I'd rather not say") | null;
                            };
                            contactEmail: string | null;
                            contactName: string;
                            contactPhn: string;
                            primaryEmailId: string | null;
                            primaryMobile: {
                                phoneNumber: string;
                            };
                            phoneVerified: boolean;
                            emailVerified: boolean;
                            /** @enum {string} */
                            activationFlag: "Y" | "N";
                            /** @enum {string} */
                            neuPassFlag: "Y" | "N";
                            /** @enum {string} */
                            loyalCustomer: "Y" | "N";
                            /** @enum {string} */
                            brandLoyal: "Y" | "N";
                            /** @enum {string} */
                            conflict: "Y" | "N";
                            /** @enum {string} */
                            tataFlag: "Y" | "N";
                            /** @enum {string} */
                            userType: "new" | "existing" | "migrated";
                        };
                        addresses: components["schemas"]["Address"][];
                        orders: components["schemas"]["Order"][];
                        wishlist: {
                            productcode: string;
                            USSID: string;
                            productName: string;
                            productBrand: string;
                            webURL: string;
                            /** Format: picture */
                            imageURL: string;
                            imageTone: string;
                            color: string;
                            size: string;
                            sizes: {
                                size: string;
                                USSID: string;
                                isAvailable: boolean;
                            }[];
                            price: components["schemas"]["Price"];
                            mrp: components["schemas"]["Price"];
                            addedPrice: components["schemas"]["Price"];
                            isOutOfStock: boolean;
                            addedDate: string;
                            expiryDate: string;
                            rootCategory: string;
                        }[];
                        savedCards: {
                            /** @enum {string} */
                            cardBrand: "RUPAY" | "VISA" | "MASTERCARD" | "AMEX" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
                            cardEndingDigits: string;
                            expiryMonth: number;
                            expiryYear: number;
                            isExpired: boolean;
                            nameOnCard: string;
                        }[];
                        savedUpiIds: {
                            upiId: string;
                        }[];
                        panLast4: string | null;
                        tickets: components["schemas"]["Ticket"][];
                        giftCards: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        }[];
                        feedback: {
                            /** @enum {string} */
                            kind: "order" | "return";
                            subject: string;
                            askedAt: string;
                            score: number | null;
                            answeredAt: string | null;
                            reasons: string[];
                            comment: string;
                        }[];
                        leads: {
                            leadNumber: string;
                            /** @enum {string} */
                            kind: "callback" | "callbackTopic" | "callbackStore" | "general" | "assisted" | "cpp" | "jlr" | "checkout";
                            /** @enum {string} */
                            status: "new" | "called" | "ended";
                            name: string;
                            phone: string;
                            email: string;
                            /** @enum {string} */
                            timeOfDay: "" | "morning" | "afternoon" | "evening";
                            /** @enum {string} */
                            topic: "" | "gift" | "size" | "availability" | "order" | "other";
                            message: string;
                            city: string;
                            preferredDay: string;
                            createdAt: string;
                        }[];
                        consents: {
                            noticeVersion: number;
                            categories: ("preferences" | "measurement" | "advertising")[];
                            /** @enum {string} */
                            source: "banner" | "page" | "footer" | "gpc";
                            answeredAt: string;
                        }[];
                        viewedProducts: {
                            productCode: string;
                            viewedAt: string;
                        }[];
                        salesEvents: {
                            /** @enum {string} */
                            event_name: "viewproduct" | "funnel_add2cart" | "funnel_salecomplete";
                            product_quantities?: string;
                            product_prices?: string;
                            sku_id?: string;
                            seller_id?: string;
                            sales?: string;
                            item_identifier?: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        mailPreferences: {
                            email: string;
                            /** @enum {string} */
                            newsletter: "on" | "off" | "unconfirmed";
                            feedback: boolean;
                            offers: boolean;
                            whatsapp: boolean;
                        };
                        dataRequests: {
                            number: string;
                            /** @enum {string} */
                            kind: "access" | "correction" | "erasure" | "nomination";
                            /** @enum {string} */
                            status: "unverified" | "open" | "done" | "rejected";
                            text: string;
                            createdAt: string;
                            dueAt: string | null;
                            answer: string;
                        }[];
                        nominee: {
                            name: string;
                            relation: string;
                            phone: string;
                            email: string;
                        } | null;
                        pushDevices: {
                            service: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        pushMessages: {
                            orderId: string;
                            /** @enum {string} */
                            kind: "shipped" | "outForDelivery" | "delivered" | "refundStarted" | "refundDone";
                            /** @enum {string} */
                            status: "waiting" | "sent" | "failed";
                            /** Format: date-time */
                            createdAt: string;
                            sentAt: string | null;
                        }[];
                        returns: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        }[];
                        deliveryChanges: {
                            orderId: string;
                            /** @enum {string} */
                            what: "address" | "day";
                            note: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        redirectedRefunds: {
                            orderId: string;
                            amount: components["schemas"]["Price"];
                            bankLastFour: string | null;
                            /** Format: date-time */
                            at: string;
                        }[];
                        cancellationComments: {
                            orderId: string;
                            comment: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelSummary: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                units: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isComplete: boolean;
                        products: {
                            transactionId: string;
                            productName: string;
                            productBrand: string;
                            /** Format: picture */
                            imageURL: string;
                            imageTone: string;
                            /** @enum {string} */
                            isGiveAway: "Y" | "N";
                            quantity: number;
                            price: components["schemas"]["Price"];
                        }[];
                        refundAmount: components["schemas"]["Price"];
                        refundParts: {
                            /** @enum {string} */
                            destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                            name: string;
                            amount: components["schemas"]["Price"];
                            arrivesBy: string;
                        }[];
                        lessDue: components["schemas"]["Price"];
                        pointsTakenBack: number;
                        includesDelivery: boolean;
                        freedCoupon: string | null;
                        usedCoupon: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4007, O4011 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    units: {
                        transactionId: string;
                        quantity: number;
                    }[];
                    /** @enum {string} */
                    reason: "mistake" | "changedMind" | "price" | "late" | "variant" | "other";
                    /** @default  */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, O4007, O4011 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deliveryOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                addressId?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        canChangeAddress: boolean;
                        deliveryAddress: components["schemas"]["Address"];
                        parcels: {
                            number: number;
                            sellerName: string;
                            products: string[];
                            deliveryDay: string;
                            days: string[];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4002, O4002, O4007, O4096 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeDelivery: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addressId?: string;
                    /** @default [] */
                    days?: {
                        parcel: number;
                        /** Format: date */
                        day: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4002, K4091, O4002, O4007, O4096, O4097 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redirectRefund: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    partId: number;
                    /** @enum {string} */
                    refundTo: "cliq-cash" | "bank";
                    bank?: {
                        holder: string;
                        ifsc: string;
                        accountNumber: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        orderDetails: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, O4014 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, O4041, O4043, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, O4098, O4099 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    invoiceFile: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fileName: string;
                        /** @constant */
                        type: "application/pdf";
                        /** Format: base64 */
                        content: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, O4045, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    returnOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                pickupPincode?: string;
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        orderRefNo: string;
                        lines: {
                            transactionId: string;
                            productName: string;
                            productBrand: string;
                            /** Format: picture */
                            imageURL: string;
                            imageTone: string;
                            color: string;
                            size: string;
                            price: components["schemas"]["Price"];
                            returnPolicy: string;
                            returnableQuantity: number;
                            faultQuantity: number;
                            replaceableQuantity: number;
                            choices: {
                                color: string;
                                size: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                USSID: string;
                                sellerName: string;
                                stock: number;
                                isSame: boolean;
                                obstacle: string;
                                difference: components["schemas"]["Price"];
                            }[];
                            lastDay: string | null;
                            obstacle: string;
                        }[];
                        refundTargets: ("source" | "bank" | "cliq-cash")[];
                        pickupDays: {
                            day: string;
                            isAvailable: boolean;
                        }[];
                        pickupAddress: components["schemas"]["Address"];
                        courier: {
                            sendTo: string[];
                            repayLimit: components["schemas"]["Price"];
                            lastDay: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4007 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    returnSummary: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                units: string;
                refundTo: "source" | "bank" | "cliq-cash";
            };
            header?: never;
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        refundAmount: components["schemas"]["Price"];
                        refundParts: {
                            /** @enum {string} */
                            destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                            name: string;
                            amount: components["schemas"]["Price"];
                            arrivesBy: string;
                        }[];
                        pointsTakenBack: number;
                        includesDelivery: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4007, O4012, O4017 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    dropStores: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                pincode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stores: {
                            id: string;
                            name: string;
                            address: string;
                            city: string;
                            postalCode: string;
                            hours: string;
                            isOpen: boolean;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    bankBranch: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                ifsc: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ifsc: string;
                        bank: string;
                        branch: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4043, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addReturnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        /** Format: uuid */
                        photoId: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4131, TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4151, UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createReturn: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default refund
                     * @enum {string}
                     */
                    kind?: "refund" | "replacement";
                    units: {
                        transactionId: string;
                        quantity: number;
                        /** @enum {string} */
                        reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                        /** @default  */
                        comment?: string;
                        replaceWith?: string;
                    }[];
                    /** @default [] */
                    photos?: string[];
                    /** @enum {string} */
                    method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                    pickup?: {
                        addressId: string;
                        day: string;
                        /** @enum {string} */
                        slot: "9-12" | "12-15" | "15-18";
                    };
                    storeId?: string;
                    /** @enum {string} */
                    refundTo: "source" | "bank" | "cliq-cash";
                    bank?: {
                        holder: string;
                        ifsc: string;
                        accountNumber: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        return: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, O4014, O4018 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description A4041, NOT_FOUND, O4041, O4043, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, O4007, O4012, O4016, O4017 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    returns: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returns: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        }[];
                        currentPage: number;
                        pageSize: number;
                        totalNoOfReturns: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    returnDetails: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                returnCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: string;
                        returnRefNo: string;
                        orderId: string;
                        orderRefNo: string;
                        createdAt: string;
                        /** @enum {string} */
                        kind: "refund" | "replacement";
                        state: string;
                        statusDisplay: string;
                        trail: components["schemas"]["TrailStep"][];
                        products: {
                            transactionId: string;
                            productName: string;
                            productBrand: string;
                            /** Format: picture */
                            imageURL: string;
                            imageTone: string;
                            color: string;
                            size: string;
                            quantity: number;
                            price: components["schemas"]["Price"];
                            /** @enum {string} */
                            reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                            replacement: {
                                color: string;
                                size: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                isReserved: boolean;
                            } | null;
                        }[];
                        newItems: {
                            transactionId: string;
                            productName: string;
                            productBrand: string;
                            /** Format: picture */
                            imageURL: string;
                            imageTone: string;
                            color: string;
                            size: string;
                            quantity: number;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                        }[];
                        photos: number;
                        /** @enum {string} */
                        method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                        pickup: {
                            day: string;
                            /** @enum {string} */
                            slot: "9-12" | "12-15" | "15-18";
                            address: components["schemas"]["Address"];
                        } | null;
                        drop: {
                            store: {
                                id: string;
                                name: string;
                                address: string;
                                city: string;
                                postalCode: string;
                                hours: string;
                                isOpen: boolean;
                            };
                            code: string;
                        } | null;
                        courier: {
                            sendTo: string[];
                            lastDay: string;
                            courierName: string | null;
                            trackingNumber: string | null;
                            repay: components["schemas"]["Price"];
                        } | null;
                        /** @enum {string} */
                        refundTo: "source" | "bank" | "cliq-cash";
                        bankLastFour: string | null;
                        refundAmount: components["schemas"]["Price"];
                        refundParts: {
                            /** @enum {string} */
                            destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                            name: string;
                            amount: components["schemas"]["Price"];
                            arrivesBy: string;
                            /** @enum {string} */
                            status: "planned" | "pending" | "done" | "failed";
                            bankReference: string | null;
                        }[];
                        canWithdraw: boolean;
                        canEnterCourier: boolean;
                        canDispute: boolean;
                        rejection: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4044, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    withdrawReturn: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                returnCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        return: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4044, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4013 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    sendReturn: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                returnCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courierName: string;
                    trackingNumber: string;
                    /** @default 0 */
                    paid?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        return: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4044, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4013 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    disputeReturn: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                returnCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        return: {
                            returnCode: string;
                            returnRefNo: string;
                            orderId: string;
                            orderRefNo: string;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "refund" | "replacement";
                            state: string;
                            statusDisplay: string;
                            trail: components["schemas"]["TrailStep"][];
                            products: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                price: components["schemas"]["Price"];
                                /** @enum {string} */
                                reason: "size" | "notAsShown" | "changedMind" | "damaged" | "wrongItem" | "missing";
                                replacement: {
                                    color: string;
                                    size: string;
                                    /** Format: picture */
                                    imageURL: string;
                                    imageTone: string;
                                    isReserved: boolean;
                                } | null;
                            }[];
                            newItems: {
                                transactionId: string;
                                productName: string;
                                productBrand: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                statusDisplay: string;
                                trail: components["schemas"]["TrailStep"][];
                            }[];
                            photos: number;
                            /** @enum {string} */
                            method: "schedulePickup" | "quickDrop" | "selfCourier" | "nothing";
                            pickup: {
                                day: string;
                                /** @enum {string} */
                                slot: "9-12" | "12-15" | "15-18";
                                address: components["schemas"]["Address"];
                            } | null;
                            drop: {
                                store: {
                                    id: string;
                                    name: string;
                                    address: string;
                                    city: string;
                                    postalCode: string;
                                    hours: string;
                                    isOpen: boolean;
                                };
                                code: string;
                            } | null;
                            courier: {
                                sendTo: string[];
                                lastDay: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                repay: components["schemas"]["Price"];
                            } | null;
                            /** @enum {string} */
                            refundTo: "source" | "bank" | "cliq-cash";
                            bankLastFour: string | null;
                            refundAmount: components["schemas"]["Price"];
                            refundParts: {
                                /** @enum {string} */
                                destination: "provider" | "bank" | "cliq-cash" | "loyalty-points" | "brand-cash";
                                name: string;
                                amount: components["schemas"]["Price"];
                                arrivesBy: string;
                                /** @enum {string} */
                                status: "planned" | "pending" | "done" | "failed";
                                bankReference: string | null;
                            }[];
                            canWithdraw: boolean;
                            canEnterCourier: boolean;
                            canDispute: boolean;
                            rejection: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4044, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4013 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    storeCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: {
                            algorithm: string;
                            nonce: string;
                            salt: string;
                            cost: number;
                            keyPrefix: string;
                            keyLength: number;
                        } & {
                            [key: string]: unknown;
                        };
                        signature: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    requestTrackingCode: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderCode: string;
                    captchaToken: string | null;
                    refId?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        refId: string;
                        expiresIn: number;
                        resendAfter: number;
                        channels: ("phone" | "email")[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1029 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkTrackingCode: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderCode: string;
                    refId: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        token: string;
                        expiresIn: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, SSO-1003, SSO-1004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description SSO-1005 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    linkedOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: {
                            orderId: string;
                            orderRefNo: string;
                            placedDate: string;
                            statusDisplay: string;
                            products: {
                                transactionId: string;
                                productcode: string;
                                USSID: string;
                                productName: string;
                                productBrand: string;
                                webURL: string;
                                /** Format: picture */
                                imageURL: string;
                                imageTone: string;
                                color: string;
                                size: string;
                                quantity: number;
                                /** @enum {string} */
                                isGiveAway: "Y" | "N";
                                price: components["schemas"]["Price"];
                                sellerName: string;
                                returnPolicy: string;
                                statusDisplay: string;
                                estimatedDeliveryDate: string;
                                trail: components["schemas"]["TrailStep"][];
                                groups: {
                                    quantity: number;
                                    price: components["schemas"]["Price"];
                                    parcel: number;
                                    state: string;
                                    statusDisplay: string;
                                    trail: components["schemas"]["TrailStep"][];
                                }[];
                                cancellableQuantity: number;
                                returnableQuantity: number;
                                faultQuantity: number;
                                replaceableQuantity: number;
                                isReplacement: boolean;
                                returnBy: string | null;
                                replaceBy: string | null;
                            }[];
                            parcels: {
                                number: number;
                                sellerName: string;
                                statusDisplay: string;
                                estimatedDeliveryDate: string;
                                courierName: string | null;
                                trackingNumber: string | null;
                                trackingUrl: string | null;
                                sealNumber: string | null;
                                events: {
                                    text: string;
                                    place: string;
                                    at: string;
                                }[];
                            }[];
                            city: string;
                            state: string;
                            postalCode: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4101 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    helpTopics: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        topics: components["schemas"]["HelpTopic"][];
                        links: {
                            title: string;
                            text: string;
                            url: string;
                            isForms?: boolean;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    voteForAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    topic: string;
                    question: string;
                    hasHelped: boolean;
                    voter: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4292 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    tickets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tickets: components["schemas"]["Ticket"][];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    topic: string;
                    text: string;
                    orderCode?: string;
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, T4001 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4131, TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4151, UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replyToTicket: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                ticketNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    findMissingOrder: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                reference: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        match: {
                            orderCode: string;
                            /** @enum {string} */
                            state: "placed" | "pending" | "refunding" | "refunded" | "failed";
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    reportMissingOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reference?: string;
                    paidOn?: string;
                    amount?: string;
                    /** @enum {string} */
                    paymentMode?: "" | "card" | "upi" | "netBanking" | "wallet" | "emi" | "giftCard";
                    text: string;
                    /** Format: email */
                    email: string;
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, T4002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4131, TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4151, UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description T4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    reportError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "call" | "page";
                    /** @enum {string} */
                    side?: "Client Side" | "Server Side";
                    status?: number;
                    code?: string;
                    name: string;
                    message: string;
                    where: string;
                    stack?: string;
                    route?: string;
                    /** @enum {string} */
                    device?: "phone" | "tablet" | "desktop";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description R4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    feedbackForm: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                kind: "order" | "return";
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAnswered: boolean;
                        number: string;
                        items: string[];
                        isAskedAgain: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4021 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4102 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giveFeedback: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                kind: "order" | "return";
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    score: number;
                    reasons: ("products" | "price" | "delivery" | "packing" | "website" | "service" | "ease" | "pickup" | "refundTime" | "updates" | "rules")[];
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        /** @enum {string} */
                        outcome: "stored" | "earlier";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, O4022 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4021 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4102 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeFeedbackConsent: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                kind: "order" | "return";
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAskedAgain: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        isAskedAgain: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4021 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4102 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cliqCash: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: components["schemas"]["Price"];
                        lots: {
                            /** @enum {string} */
                            reason: "spent" | "released" | "refund" | "courier" | "goodwill" | "giftCard" | "earned" | "takenBack" | "ended" | "earlier";
                            orderId: string;
                            orderRefNo: string;
                            note: string;
                            lotId: number;
                            amount: components["schemas"]["Price"];
                            lastDay: string | null;
                        }[];
                        held: {
                            orderId: string;
                            orderRefNo: string;
                            amount: components["schemas"]["Price"];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    loyaltyPoints: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isMember: boolean;
                        points: number;
                        pending: {
                            orderId: string;
                            orderRefNo: string;
                            points: number;
                            arrivesOn: string | null;
                        }[];
                        endingNext: {
                            points: number;
                            /** Format: date */
                            lastDay: string;
                        } | null;
                        spendPerPoint: components["schemas"]["Price"];
                        /** @enum {string} */
                        tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                        spent: components["schemas"]["Price"];
                        /** Format: date */
                        yearEnds: string;
                        tiers: {
                            /** @enum {string} */
                            tier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum";
                            from: components["schemas"]["Price"];
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    brandCashProgrammes: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programmes: {
                            brandName: string;
                            brandCode: string;
                            remainingBalance: components["schemas"]["Price"];
                            /** @enum {string} */
                            cashProgramStatus: "ACTIVE" | "EXPIRED";
                            lastDay: string | null;
                            url: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    creditStatement: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                account: "cliq-cash" | "loyalty-points" | "brand-cash";
                brandCode?: string;
                show?: "all" | "added" | "spent" | "ended";
                months?: number;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            /** @enum {string} */
                            reason: "spent" | "released" | "refund" | "courier" | "goodwill" | "giftCard" | "earned" | "takenBack" | "ended" | "earlier";
                            orderId: string;
                            orderRefNo: string;
                            note: string;
                            entryId: number;
                            brandName: string;
                            at: string;
                            isAdded: boolean;
                            isHeld: boolean;
                            amount: components["schemas"]["Price"];
                            balance: components["schemas"]["Price"];
                        }[];
                        currentPage: number;
                        pageSize: number;
                        totalNoOfEntries: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    creditStatementFile: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                account: "cliq-cash" | "loyalty-points" | "brand-cash";
                brandCode?: string;
                show?: "all" | "added" | "spent" | "ended";
                months?: number;
                format: "csv" | "pdf";
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fileName: string;
                        /** @enum {string} */
                        type: "text/csv; charset=utf-8" | "application/pdf";
                        /** Format: base64 */
                        content: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    creditEntry: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "spent" | "released" | "refund" | "courier" | "goodwill" | "giftCard" | "earned" | "takenBack" | "ended" | "earlier";
                        orderId: string;
                        orderRefNo: string;
                        note: string;
                        entryId: number;
                        brandName: string;
                        at: string;
                        isAdded: boolean;
                        isHeld: boolean;
                        amount: components["schemas"]["Price"];
                        balance: components["schemas"]["Price"];
                        /** @enum {string} */
                        account: "cliq-cash" | "loyalty-points" | "brand-cash";
                        lots: {
                            /** @enum {string} */
                            reason: "spent" | "released" | "refund" | "courier" | "goodwill" | "giftCard" | "earned" | "takenBack" | "ended" | "earlier";
                            orderId: string;
                            orderRefNo: string;
                            note: string;
                            lotId: number;
                            amount: components["schemas"]["Price"];
                            lastDay: string | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giftCardOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        designs: {
                            designId: string;
                            title: string;
                            /** @enum {string} */
                            tone: "ink" | "paper" | "oxblood";
                            picture: components["schemas"]["Picture"] | null;
                        }[];
                        presets: components["schemas"]["Price"][];
                        minimum: components["schemas"]["Price"];
                        maximum: components["schemas"]["Price"];
                        messageLength: number;
                        /** Format: date */
                        firstDay: string;
                        /** Format: date */
                        lastDay: string;
                        validityMonths: number;
                        corporate: {
                            maximumRows: number;
                            maximumQuantity: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createGiftCardCart: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    designId: string;
                    amount: number;
                    recipientName: string;
                    recipientEmail: string;
                    senderName: string;
                    senderEmail: string;
                    /** @default  */
                    message?: string;
                    /** @default null */
                    deliverOn?: string | null;
                    replaces?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCardGuid: string;
                        /** @enum {string} */
                        status: "open" | "paying" | "bought";
                        /** @constant */
                        quantity: 1;
                        designId: string;
                        amount: components["schemas"]["Price"];
                        recipientName: string;
                        recipientEmail: string;
                        senderName: string;
                        senderEmail: string;
                        message: string;
                        deliverOn: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, W4001, W4002, W4003, W4004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giftCardCart: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCardGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCardGuid: string;
                        /** @enum {string} */
                        status: "open" | "paying" | "bought";
                        /** @constant */
                        quantity: 1;
                        designId: string;
                        amount: components["schemas"]["Price"];
                        recipientName: string;
                        recipientEmail: string;
                        senderName: string;
                        senderEmail: string;
                        message: string;
                        deliverOn: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateGiftCardCart: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCardGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    designId: string;
                    amount: number;
                    recipientName: string;
                    recipientEmail: string;
                    senderName: string;
                    senderEmail: string;
                    /** @default  */
                    message?: string;
                    /** @default null */
                    deliverOn?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCardGuid: string;
                        /** @enum {string} */
                        status: "open" | "paying" | "bought";
                        /** @constant */
                        quantity: 1;
                        designId: string;
                        amount: components["schemas"]["Price"];
                        recipientName: string;
                        recipientEmail: string;
                        senderName: string;
                        senderEmail: string;
                        message: string;
                        deliverOn: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, W4001, W4002, W4003, W4004 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4091, W4092 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giftCardPaymentOptions: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCardGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isProviderAvailable: boolean;
                        banks: {
                            code: string;
                            name: string;
                        }[];
                        wallets: {
                            /** @enum {string} */
                            code: "PAYPAL" | "TPM";
                            name: string;
                        }[];
                        savedCards: {
                            cardToken: string;
                            /** @enum {string} */
                            cardBrand: "RUPAY" | "VISA" | "MASTERCARD" | "AMEX" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
                            cardEndingDigits: string;
                            bank: string;
                            bin: string;
                            expiryMonth: number;
                            expiryYear: number;
                            isExpired: boolean;
                        }[];
                        savedUpiIds: {
                            upiId: string;
                        }[];
                        paymentModes: ("Credit Card" | "UPI" | "Netbanking" | "PayPal" | "TPM")[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    beginGiftCardPayment: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                giftCardGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMode: "Credit Card" | "UPI" | "Netbanking" | "PayPal" | "TPM";
                    amount: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        giftCardOrderId: string;
                        amount: components["schemas"]["Price"];
                        payment: {
                            /** @constant */
                            kind: "fields";
                            merchantId: string;
                            orderId: string;
                            /** Format: uri */
                            tokenizeUrl: string;
                            /** Format: uri */
                            transactionUrl: string;
                        } | {
                            /** @constant */
                            kind: "redirect";
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, W4002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, O4005, W4005, W4014, W4092 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description PAYMENT_GATEWAY */
            424: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4290 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkGiftCardPayment: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelGiftCardPayment: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description O4290 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giftCardOrder: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revealGiftCard: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        pin: string;
                        amount: components["schemas"]["Price"];
                        /** Format: date */
                        lastDay: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, W4010, W4015 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelGiftCard: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4011 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    sendGiftCardAgain: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recipientEmail: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4016, W4017 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redirectGiftCardRefund: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    refundTo: "cliq-cash" | "bank";
                    bank?: {
                        holder: string;
                        ifsc: string;
                        accountNumber: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCard: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, O4014 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description NOT_FOUND, O4043, U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, O4098, O4099 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    claimGiftCardEvent: {
        parameters: {
            query: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                eventId: string;
            };
            header?: never;
            path: {
                user: string;
                giftCard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFirst: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4042 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    ownGiftCards: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        giftCards: {
                            giftCardOrderId: string;
                            /** @enum {string} */
                            state: "pending" | "failed" | "held" | "scheduled" | "sent" | "undelivered" | "refunding" | "refunded";
                            stateMessage: string;
                            designId: string;
                            amount: components["schemas"]["Price"];
                            recipientName: string;
                            recipientEmail: string;
                            senderName: string;
                            senderEmail: string;
                            message: string;
                            deliverOn: string | null;
                            /** @enum {string} */
                            cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                            lastFour: string;
                            lastDay: string | null;
                            canReveal: boolean;
                            canCancel: boolean;
                            paidWith: string;
                            refund: {
                                amount: components["schemas"]["Price"];
                                isDone: boolean;
                                otherWays: ("cliq-cash" | "bank")[];
                            } | null;
                            createdAt: string;
                        }[];
                        currentPage: number;
                        pageSize: number;
                        totalNoOfGiftCards: number;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    giftCardBalance: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    pin: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        cardState: "none" | "active" | "used" | "expired" | "blocked" | "cancelled";
                        balance: components["schemas"]["Price"];
                        lastFour: string;
                        lastDay: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4006 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redeemGiftCard: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    pin: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        amount: components["schemas"]["Price"];
                        balance: components["schemas"]["Price"];
                        /** Format: date */
                        lastDay: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041, W4006 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091, W4007, W4008, W4009 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkGiftCardRows: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            denomination: number;
                            quantity: number;
                        }[];
                        errors: {
                            line: number;
                            message: string;
                        }[];
                        totalQuantity: number;
                        totalAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    corporateGiftCards: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: string;
                    gstin: string;
                    contactName: string;
                    email: string;
                    phone: string;
                    /** @default  */
                    note?: string;
                    rows: {
                        denomination: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        leadNumber: string;
                        totalQuantity: number;
                        totalAmount: components["schemas"]["Price"];
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, W4012, W4013 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description W4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    loyaltySimulation: {
        parameters: {
            query?: never;
            header?: {
                customerHash?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    neuPassTier: "Base" | "Copper" | "Silver" | "Gold" | "Platinum" | "NonMember";
                    /** @enum {string} */
                    source: "tcp" | "tcl";
                    /** @enum {string} */
                    neuPassStatus: "ACTIVE" | "INACTIVE" | "";
                    items: {
                        itemCode: string;
                        programId: string;
                        /** @constant */
                        tier: "Base";
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isMember: boolean;
                        spendPerPoint: components["schemas"]["Price"];
                        items: {
                            itemCode: string;
                            programId: string;
                            points: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    articles: {
        parameters: {
            query?: {
                topic?: string;
                page?: number;
            };
            header?: never;
            path: {
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        section: "blog" | "trends";
                        pagePath: string;
                        h1: string;
                        description: string;
                        seo: {
                            title: string;
                            description: string;
                            breadcrumbs: {
                                name: string;
                                url: string;
                            }[];
                        };
                        topics: {
                            slug: string;
                            name: string;
                            count: number;
                        }[];
                        topic?: string;
                        articles: {
                            articleSlug: string;
                            /** @enum {string} */
                            section: "blog" | "trends";
                            pagePath: string;
                            topic: {
                                slug: string;
                                name: string;
                            };
                            title: string;
                            standfirst: string;
                            author: string;
                            /** Format: date-time */
                            publishedAt: string;
                            readingMinutes: number;
                            picture: {
                                wide: components["schemas"]["Picture"];
                                tall: components["schemas"]["Picture"];
                            };
                        }[];
                        pagination: {
                            currentPage: number;
                            pageSize: number;
                            totalResults: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        articleSlug: string;
                        /** @enum {string} */
                        section: "blog" | "trends";
                        pagePath: string;
                        topic: {
                            slug: string;
                            name: string;
                        };
                        title: string;
                        standfirst: string;
                        /** Format: date-time */
                        publishedAt: string;
                        readingMinutes: number;
                        /** @enum {string} */
                        catalogue: "luxury" | "indiluxe";
                        author: {
                            name: string;
                            role: string;
                        };
                        /** Format: date-time */
                        changedAt?: string;
                        lead: {
                            picture: {
                                wide: components["schemas"]["Picture"];
                                tall: components["schemas"]["Picture"];
                            };
                            caption: string;
                            credit?: string;
                        };
                        seo: {
                            title: string;
                            description: string;
                            breadcrumbs: {
                                name: string;
                                url: string;
                            }[];
                        };
                        blocks: ({
                            /** @constant */
                            type: "text";
                            title: string;
                            /** Format: html */
                            html: string;
                        } | {
                            /** @constant */
                            type: "pullQuote";
                            quote: string;
                            source: string;
                        } | {
                            /** @constant */
                            type: "picture";
                            picture: components["schemas"]["Picture"];
                            caption: string;
                            credit?: string;
                        } | {
                            /** @constant */
                            type: "gallery";
                            items: {
                                picture: components["schemas"]["Picture"];
                                caption: string;
                                credit?: string;
                            }[];
                        } | {
                            /** @constant */
                            type: "film";
                            poster: components["schemas"]["Picture"];
                            caption: string;
                            credit?: string;
                            sources: {
                                url: string;
                                /** @enum {string} */
                                type: "video/webm" | "video/mp4";
                            }[];
                            captions?: {
                                url: string;
                                lang: string;
                                label: string;
                            };
                        } | {
                            /** @constant */
                            type: "productCallout";
                            product: components["schemas"]["ProductCard"];
                            note: string;
                            sizes: {
                                size: string;
                                isAvailable: boolean;
                                ussid: string;
                            }[];
                        })[];
                        products: components["schemas"]["ProductCard"][];
                        related: {
                            articleSlug: string;
                            /** @enum {string} */
                            section: "blog" | "trends";
                            pagePath: string;
                            topic: {
                                slug: string;
                                name: string;
                            };
                            title: string;
                            standfirst: string;
                            author: string;
                            /** Format: date-time */
                            publishedAt: string;
                            readingMinutes: number;
                            picture: {
                                wide: components["schemas"]["Picture"];
                                tall: components["schemas"]["Picture"];
                            };
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description C4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    raiseLeadTicket: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "callback" | "callbackTopic" | "callbackStore" | "general" | "assisted" | "cpp" | "jlr";
                    name: string;
                    phone: string;
                    /** @default  */
                    email?: string | "";
                    /**
                     * @default
                     * @enum {string}
                     */
                    timeOfDay?: "" | "morning" | "afternoon" | "evening";
                    /**
                     * @default
                     * @enum {string}
                     */
                    topic?: "" | "gift" | "size" | "availability" | "order" | "other";
                    /** @default  */
                    message?: string;
                    /** @default  */
                    city?: string;
                    /** @default  */
                    preferredDay?: string;
                    /** @constant */
                    hasConsent: true;
                    /** @default false */
                    sharesWithPartner?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        /** @enum {string} */
                        outcome: "raised" | "duplicate";
                        leadNumber: string;
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED, Q4001, Q4002 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4292 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4101 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeNewsletter: {
        parameters: {
            query?: never;
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    isSubscribed: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    mailPreferences: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {string} */
                        newsletter: "on" | "off" | "unconfirmed";
                        feedback: boolean;
                        offers: boolean;
                        whatsapp: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeMailPreferences: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newsletter?: boolean;
                    feedback?: boolean;
                    offers?: boolean;
                    whatsapp?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {string} */
                        newsletter: "on" | "off" | "unconfirmed";
                        feedback: boolean;
                        offers: boolean;
                        whatsapp: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED, Q4003 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4292 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    requestData: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "access" | "correction" | "erasure" | "nomination";
                    name: string;
                    email: string;
                    /** @default  */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                        /** @enum {string} */
                        outcome: "registered" | "mailed";
                        number: string;
                        dueAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, K4001, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description K4091 */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4293 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    confirmDataRequest: {
        parameters: {
            query?: never;
            header: {
                "X-Luxe-Storefront-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4101 */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    dataRights: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: {
                            number: string;
                            /** @enum {string} */
                            kind: "access" | "correction" | "erasure" | "nomination";
                            /** @enum {string} */
                            status: "unverified" | "open" | "done" | "rejected";
                            text: string;
                            createdAt: string;
                            dueAt: string | null;
                            answer: string;
                        }[];
                        nominee: {
                            name: string;
                            relation: string;
                            phone: string;
                            email: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    changeNominee: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nominee: {
                        name: string;
                        relation: string;
                        phone: string;
                        email: string | "";
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: {
                            number: string;
                            /** @enum {string} */
                            kind: "access" | "correction" | "erasure" | "nomination";
                            /** @enum {string} */
                            status: "unverified" | "open" | "done" | "rejected";
                            text: string;
                            createdAt: string;
                            dueAt: string | null;
                            answer: string;
                        }[];
                        nominee: {
                            name: string;
                            relation: string;
                            phone: string;
                            email: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    pushSettings: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                device?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicKey: string | null;
                        isOn: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    savePushSubscription: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description D4001, INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description D4041, U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description D4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description U4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description D4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    reportVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    route: string;
                    /** @enum {string} */
                    device: "phone" | "tablet" | "desktop";
                    /** @enum {string} */
                    connection: "slow-2g" | "2g" | "3g" | "4g" | "unknown";
                    values: {
                        LCP?: number;
                        INP?: number;
                        CLS?: number;
                        FCP?: number;
                        TTFB?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description R4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    recordConsent: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    consentId: string;
                    noticeVersion: number;
                    categories: ("preferences" | "measurement" | "advertising")[];
                    /** @enum {string} */
                    source: "banner" | "page" | "footer" | "gpc";
                    answeredAt: number;
                    mcv_id?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4294 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    curatedSearches: {
        parameters: {
            query?: {
                isPwa?: "true" | "false";
                channel?: string;
                platformNumber?: string;
                catalogue?: "luxury" | "indiluxe";
                mcv_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        searches: string[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    productViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channel: string;
                    /** @constant */
                    base_site: "lux";
                    product_id: string;
                    mcv_id?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description P4041 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    salesEvent: {
        parameters: {
            query: {
                event_name: "viewproduct" | "funnel_add2cart" | "funnel_salecomplete";
                event_time: number;
                os_name: string;
                cli_ubid: string;
                event_id?: string;
                product_quantities?: string;
                product_prices?: string;
                sku_id?: string;
                seller_id?: string;
                sales?: string;
                item_identifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description R4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    postSalesEvent: {
        parameters: {
            query: {
                event_name: "viewproduct" | "funnel_add2cart" | "funnel_salecomplete";
                event_time: number;
                os_name: string;
                cli_ubid: string;
                event_id?: string;
                product_quantities?: string;
                product_prices?: string;
                sku_id?: string;
                seller_id?: string;
                sales?: string;
                item_identifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "SUCCESS";
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description R4291 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, STORAGE_FULL, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    askTara: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /**
                     * @default luxury
                     * @enum {string}
                     */
                    catalogue?: "luxury" | "indiluxe";
                    /** @default null */
                    context?: {
                        plan: {
                            /** @enum {string} */
                            intent: "find" | "compare" | "size" | "delivery" | "policy" | "order" | "gift" | "person" | "chat";
                            categories: string[];
                            brands: string[];
                            colours: string[];
                            materials: string[];
                            sizes: string[];
                            styles: string[];
                            excluded: {
                                brands: string[];
                                colours: string[];
                                materials: string[];
                                styles: string[];
                                categories: string[];
                            };
                            minPrice: number | null;
                            maxPrice: number | null;
                            occasion: string | null;
                            recipient: ("woman" | "man" | "girl" | "boy" | "couple" | "home") | null;
                            giftBudget: number | null;
                            /** @enum {string} */
                            sort: "relevance" | "price-asc" | "price-desc" | "new" | "discount";
                            pincode: string | null;
                            orderCode: string | null;
                            topic: string | null;
                            refersTo: number[];
                            /** @enum {string} */
                            language: "en" | "hi" | "hi-Latn" | "mixed";
                            question: {
                                text: string;
                                options: string[];
                            } | null;
                        };
                        shown: number;
                    } | null;
                    pincode?: string;
                    about?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answer: {
                            sentences: {
                                text: string;
                                source: {
                                    /** @enum {string} */
                                    kind: "product" | "policy" | "page" | "order" | "chart" | "promise";
                                    href: string;
                                } | null;
                            }[];
                            products: {
                                product: components["schemas"]["ProductCard"];
                                reasons: {
                                    text: string;
                                    source: {
                                        /** @enum {string} */
                                        kind: "product" | "policy" | "page" | "order" | "chart" | "promise";
                                        href: string;
                                    } | null;
                                }[];
                            }[];
                            comparison: {
                                rows: {
                                    label: string;
                                    values: string[];
                                }[];
                                products: string[];
                            } | null;
                            question: {
                                text: string;
                                options: string[];
                            } | null;
                            handover: boolean;
                            chips: string[];
                        };
                        context: {
                            plan: {
                                /** @enum {string} */
                                intent: "find" | "compare" | "size" | "delivery" | "policy" | "order" | "gift" | "person" | "chat";
                                categories: string[];
                                brands: string[];
                                colours: string[];
                                materials: string[];
                                sizes: string[];
                                styles: string[];
                                excluded: {
                                    brands: string[];
                                    colours: string[];
                                    materials: string[];
                                    styles: string[];
                                    categories: string[];
                                };
                                minPrice: number | null;
                                maxPrice: number | null;
                                occasion: string | null;
                                recipient: ("woman" | "man" | "girl" | "boy" | "couple" | "home") | null;
                                giftBudget: number | null;
                                /** @enum {string} */
                                sort: "relevance" | "price-asc" | "price-desc" | "new" | "discount";
                                pincode: string | null;
                                orderCode: string | null;
                                topic: string | null;
                                refersTo: number[];
                                /** @enum {string} */
                                language: "en" | "hi" | "hi-Latn" | "mixed";
                                question: {
                                    text: string;
                                    options: string[];
                                } | null;
                            };
                            shown: number;
                        };
                        usedModel: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4295 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    streamTara: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /**
                     * @default luxury
                     * @enum {string}
                     */
                    catalogue?: "luxury" | "indiluxe";
                    /** @default null */
                    context?: {
                        plan: {
                            /** @enum {string} */
                            intent: "find" | "compare" | "size" | "delivery" | "policy" | "order" | "gift" | "person" | "chat";
                            categories: string[];
                            brands: string[];
                            colours: string[];
                            materials: string[];
                            sizes: string[];
                            styles: string[];
                            excluded: {
                                brands: string[];
                                colours: string[];
                                materials: string[];
                                styles: string[];
                                categories: string[];
                            };
                            minPrice: number | null;
                            maxPrice: number | null;
                            occasion: string | null;
                            recipient: ("woman" | "man" | "girl" | "boy" | "couple" | "home") | null;
                            giftBudget: number | null;
                            /** @enum {string} */
                            sort: "relevance" | "price-asc" | "price-desc" | "new" | "discount";
                            pincode: string | null;
                            orderCode: string | null;
                            topic: string | null;
                            refersTo: number[];
                            /** @enum {string} */
                            language: "en" | "hi" | "hi-Latn" | "mixed";
                            question: {
                                text: string;
                                options: string[];
                            } | null;
                        };
                        shown: number;
                    } | null;
                    pincode?: string;
                    about?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answer: {
                            sentences: {
                                text: string;
                                source: {
                                    /** @enum {string} */
                                    kind: "product" | "policy" | "page" | "order" | "chart" | "promise";
                                    href: string;
                                } | null;
                            }[];
                            products: {
                                product: components["schemas"]["ProductCard"];
                                reasons: {
                                    text: string;
                                    source: {
                                        /** @enum {string} */
                                        kind: "product" | "policy" | "page" | "order" | "chart" | "promise";
                                        href: string;
                                    } | null;
                                }[];
                            }[];
                            comparison: {
                                rows: {
                                    label: string;
                                    values: string[];
                                }[];
                                products: string[];
                            } | null;
                            question: {
                                text: string;
                                options: string[];
                            } | null;
                            handover: boolean;
                            chips: string[];
                        };
                        context: {
                            plan: {
                                /** @enum {string} */
                                intent: "find" | "compare" | "size" | "delivery" | "policy" | "order" | "gift" | "person" | "chat";
                                categories: string[];
                                brands: string[];
                                colours: string[];
                                materials: string[];
                                sizes: string[];
                                styles: string[];
                                excluded: {
                                    brands: string[];
                                    colours: string[];
                                    materials: string[];
                                    styles: string[];
                                    categories: string[];
                                };
                                minPrice: number | null;
                                maxPrice: number | null;
                                occasion: string | null;
                                recipient: ("woman" | "man" | "girl" | "boy" | "couple" | "home") | null;
                                giftBudget: number | null;
                                /** @enum {string} */
                                sort: "relevance" | "price-asc" | "price-desc" | "new" | "discount";
                                pincode: string | null;
                                orderCode: string | null;
                                topic: string | null;
                                refersTo: number[];
                                /** @enum {string} */
                                language: "en" | "hi" | "hi-Latn" | "mixed";
                                question: {
                                    text: string;
                                    options: string[];
                                } | null;
                            };
                            shown: number;
                        };
                        usedModel: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description invalid_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description UNSUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Q4295 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    taraHints: {
        parameters: {
            query: {
                catalogue: "luxury" | "indiluxe";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        hints: string[];
                    };
                };
            };
            /** @description INVALID_REQUEST, MALFORMED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description FAULT */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description BUSY, UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
