-- Plain words for the help topics and links of 0011. A topic or link that an editor has changed stays: the mark
-- is the MD5 of its title and questions, the text of a link is compared itself.
UPDATE "help_topic" SET "questions" = '[{"question":"When does my order arrive?","answer":"<p>The delivery date is shown beside each item in your bag and, after you order, in <a href=\"/my-account/orders\">your orders</a>. It depends on your pincode.</p>"},{"question":"Do you deliver to my pincode?","answer":"<p>Enter your pincode on the product page or in your bag. If we do not deliver there yet, you see it right away.</p>"},{"question":"Something is missing from my parcel","answer":"<p>Items of one order can arrive in separate parcels. If an item is still missing, write to us with your order number and, if you can, a photo of the parcel.</p>"}]'
WHERE "id" = 'delivery' AND md5("title" || "questions"::text) = '01e04db0e12a8fc122e5adbd963ebb17';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"Can I cancel an order?","answer":"<p>Yes, until it has been shipped. Write to us with your order number. If you pay on delivery, nothing has been charged.</p>"}]'
WHERE "id" = 'cancellation' AND md5("title" || "questions"::text) = '9105cac8d66ca80bc3d3fc77538e8c58';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"Which items can I return?","answer":"<p>The product page shows whether an item can be returned, only replaced, or neither.</p>"},{"question":"My item arrived damaged, or it is the wrong one","answer":"<p>Keep it as it is, with its packaging. Write to us within <strong>48 hours</strong> and add a photo or two.</p>"}]'
WHERE "id" = 'returns' AND md5("title" || "questions"::text) = '96deb6c45dda23f8c1a64bf7a028b46f';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"How can I pay?","answer":"<p>Checkout shows every payment method. If one is not available, it tells you why: cash on delivery, for example, is for orders up to ₹50,000.</p>"},{"question":"Money left my account, but I have no order","answer":"<p>Look in <a href=\"/my-account/orders\">your orders</a> first. If the order is not there, your bank refunds the amount on its own. If you do not have it after seven days, write to us.</p>"}]'
WHERE "id" = 'payment' AND md5("title" || "questions"::text) = 'ca2167d5f84dbd147d566d93e10abe50';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"I did not get a code","answer":"<ul><li>Check the number for a wrong digit.</li><li>Ask for another code after 30 seconds.</li><li>Codes can be slow while your phone is abroad.</li></ul>"},{"question":"How do you use my data?","answer":"<p>To deliver what you order. We measure nothing before you agree to it, and you can change your choice at the bottom of every page.</p>"}]'
WHERE "id" = 'account' AND md5("title" || "questions"::text) = '385e1d2e979bf0f61115fd2c861949eb';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"Are the items genuine?","answer":"<p>Yes. Each item comes from its brand or from a seller that the brand has approved. The seller is shown beside the price.</p>"}]'
WHERE "id" = 'authenticity' AND md5("title" || "questions"::text) = 'fcd318c169170c611b07de8bbd68acae';
--> statement-breakpoint
UPDATE "help_topic" SET "questions" = '[{"question":"What applies to my order?","answer":"<p>The price shown when you ordered, the delivery date we promised, and the return policy shown beside each item.</p>"}]'
WHERE "id" = 'terms' AND md5("title" || "questions"::text) = 'bbf9f0e7984c09d7fa8e55179af67a53';
--> statement-breakpoint
UPDATE "help_link" SET "text" = 'Call us, or send a message' WHERE "position" = 1 AND "text" = 'A voice, or a few lines';
--> statement-breakpoint
UPDATE "help_link" SET "text" = 'How to cancel, and until when' WHERE "position" = 4 AND "text" = 'Until when, and how';
--> statement-breakpoint
UPDATE "help_link" SET "text" = 'What you can return' WHERE "position" = 5 AND "text" = 'What can come back';
--> statement-breakpoint
UPDATE "help_link" SET "text" = 'What applies to every order' WHERE "position" = 6 AND "text" = 'What holds between us';
