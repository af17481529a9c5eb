-- Topics of help and the useful links under them: an editor changes them (docs/editing.md).
CREATE TABLE "help_topic" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"is_order" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "help_topic_id_a_word" CHECK ("help_topic"."id" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "help_topic_questions_a_list" CHECK (jsonb_typeof("help_topic"."questions") = 'array')
);
--> statement-breakpoint
CREATE TABLE "help_link" (
	"position" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "help_topic" ("id", "position", "title", "is_order", "questions") VALUES
	('delivery', 1, 'Delivery', true, '[{"question":"When does my order arrive?","answer":"<p>The date stands beside each piece in the bag, and afterwards under <a href=\"/my-account/orders\">your orders</a>. It is counted for the pincode you have given.</p>"},{"question":"Do you deliver to my pincode?","answer":"<p>Type it on the page of a piece, or in the bag. Where we do not deliver yet, it says so there and then.</p>"},{"question":"Something is missing from my parcel","answer":"<p>Write to us with the number of the order and, where you can, a picture of the parcel as it came. Pieces of one order may travel apart.</p>"}]'),
	('cancellation', 2, 'Cancellation', true, '[{"question":"Can I cancel an order?","answer":"<p>Until it has been sent. Write to us with the number of the order; nothing has been charged for an order that is paid on delivery.</p>"}]'),
	('returns', 3, 'Returns and refunds', true, '[{"question":"Which pieces can be returned?","answer":"<p>The page of a piece says it beside the button: some can be returned, some replaced only, some neither.</p>"},{"question":"What came is broken, or another piece","answer":"<p>Keep it as it is, with its box. Write to us within <strong>48 hours</strong> and add a picture or two.</p>"}]'),
	('payment', 4, 'Payment', false, '[{"question":"How can I pay?","answer":"<p>Checkout shows every way to pay, and says why one is not offered: cash, for example, is taken for orders up to ₹50,000.</p>"},{"question":"Money left my account but there is no order","answer":"<p>Look under <a href=\"/my-account/orders\">your orders</a> first. If it is not there, the bank gives the money back by itself; write to us if it has not within seven days.</p>"}]'),
	('account', 5, 'Your account', false, '[{"question":"I do not get a code","answer":"<ul><li>Check the number for a wrong digit.</li><li>Ask for another code after thirty seconds.</li><li>Codes can be slow while the phone is abroad.</li></ul>"},{"question":"Who sees what I give?","answer":"<p>We do, to bring you what you ordered. Nothing is counted before you have agreed to it; the choice is at the foot of every page.</p>"}]'),
	('authenticity', 6, 'Authenticity', false, '[{"question":"Are the pieces genuine?","answer":"<p>Each comes from its house or from a seller the house has named; the seller stands beside the price.</p>"}]'),
	('terms', 7, 'Terms', false, '[{"question":"What holds between us?","answer":"<p>The price that was shown when you ordered, the date that was promised, and the way of return that stands beside each piece.</p>"}]');
--> statement-breakpoint
INSERT INTO "help_link" ("position", "title", "text", "url") VALUES
	(1, 'Contact us', 'A voice, or a few lines', '/contact-us'),
	(2, 'Track an order', 'Where it is, and what comes next', '/my-account/orders'),
	(3, 'Shipping', 'Where we deliver, and when', '/shipping'),
	(4, 'Cancellation', 'Until when, and how', '/cancellation'),
	(5, 'Returns', 'What can come back', '/returns'),
	(6, 'Terms and conditions', 'What holds between us', '/terms-and-conditions');
