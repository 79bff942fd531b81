import type * as z from 'zod/mini';
import type { FeeRates, OwnCommission } from '#contract/calls/fee-rates.ts';
import type { Analytics, Overview, SellerPerformance } from '#contract/calls/figures.ts';
import type { CompanySettings, FeeSettings } from '#contract/calls/company-settings.ts';
import type { ArrangedPageRow, ArrangedPageVersions, ListedArrangedPage } from '#contract/calls/arranged-pages.ts';
import type { LinkChoices } from '#contract/calls/links.ts';
import type { MenuSettings } from '#contract/calls/menu-settings.ts';
import type { EditedPost, ManagedPost } from '#contract/calls/blog.ts';
import type { Category, ManagedCategory } from '#contract/calls/categories.ts';
import type { EditedProduct, ManagedProduct, ManagedSku, ProductCodes } from '#contract/calls/managed-goods.ts';
import type { ManagedStock } from '#contract/calls/managed-stock.ts';
import type { AbandonedCheckout } from '#contract/calls/checkouts.ts';
import type { ManagedCollection } from '#contract/calls/managed-collections.ts';
import type { PlannedPrice } from '#contract/calls/planned-prices.ts';
import type { Bundle } from '#contract/calls/bundles.ts';
import type { ManagedSearchWord, SearchesInVain } from '#contract/calls/managed-search-words.ts';
import type { FormerOrderRecord, ManagedFormerOrder } from '#contract/calls/former-orders.ts';
import type { OldAddress } from '#contract/calls/old-addresses.ts';
import type { Coupon } from '#contract/calls/coupons.ts';
import type {
  EqualFiles,
  FileFolder,
  FileMetadata,
  ManagedFile,
  OpenUpload,
  UploadedFile,
} from '#contract/calls/files.ts';
import type { Import, ImportRow } from '#contract/calls/imports.ts';
import type { CodDecisionRecord, CodLadderPreview } from '#contract/calls/cod-decisions.ts';
import type { MailPreview, MailText, MailTexts } from '#contract/calls/mail-texts.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import type { StaffNote } from '#contract/calls/staff-notes.ts';
import type { SavedFilter } from '#contract/calls/saved-filters.ts';
import type { Ticket } from '#contract/calls/contact.ts';
import type { ManagedOrder, Order, OrderItem } from '#contract/calls/orders.ts';
import type { Seller, SellerMove, SentPaper } from '#contract/calls/sellers.ts';
import type {
  AnnouncementSettings,
  LetterSettings,
  CodLadderSettings,
  MessageSettings,
  StaffDiscountSettings,
  PlaceSettings,
  BrandSettings,
  ContactSettings,
  PolicySettings,
  SocialProofSettings,
} from '#contract/calls/store-settings.ts';
import type { CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import type { DataRequest } from '#contract/calls/data-requests.ts';
import type { LoggedMessage, MessageConsents, MessageTemplate, ReceivedReply } from '#contract/calls/messages.ts';
import type { DrawnLetter, LetterRow, LetterVersions, ListedLetter } from '#contract/calls/letters.ts';
import type { Subscriber } from '#contract/calls/newsletter.ts';
import type { ManagedParcel, Shipment } from '#contract/calls/shipments.ts';
import type { WeightDispute } from '#contract/calls/weight-disputes.ts';
import type { ManagedQuestion } from '#contract/calls/questions.ts';
import type { ManagedReview } from '#contract/calls/reviews.ts';
import type { ShownInvitation, StaffInvitation, StaffMember, StaffRecord } from '#contract/calls/staff.ts';
import type { TaxRate } from '#contract/calls/tax.ts';
import type { HomeSettings } from '#contract/calls/settings.ts';
import type { DrawnLook, LookSettings, WordSettings } from '#contract/calls/look-settings.ts';
import type {
  Balance,
  OrderSums,
  Payout,
  PayoutAccount,
  PayoutPreview,
  PayoutStatement,
  Transaction,
} from '#contract/calls/payouts.ts';
import type { PreviewLink, SetUp } from '#contract/calls/set-up.ts';
import type { Diagnosis, JobStates, ManagedOutboxItem, Publishing } from '#contract/calls/system.ts';
import type { CashTaken } from '#contract/calls/counter-sales.ts';
import type { MissingCash, Remittance, RemittancePreview } from '#contract/calls/remittances.ts';
import type { RevenuePoint } from '#contract/calls/revenue.ts';
import type { TaxReports } from '#contract/calls/tax-reports.ts';
import type { ManagedDocument } from '#contract/calls/documents.ts';
import type { FeedSettings } from '#contract/calls/feed-settings.ts';
import type { MarkSettings } from '#contract/calls/mark-settings.ts';
import type { FeePaper } from '#contract/calls/fee-papers.ts';
import type { ManagedRefund, ManagedReturn } from '#contract/calls/returns.ts';

/*
 * The records of the console as they travel: amounts in rupees, instants as text. The contract's output types are
 * internal, in paise and milliseconds.
 */

export type MailTextsRecord = z.input<typeof MailTexts>;
export type MailTextRecord = z.input<typeof MailText>;
export type MailPreviewRecord = z.input<typeof MailPreview>;
export type OrderRecord = z.input<typeof ManagedOrder>;
/** The payments and refunds of an order. */
export type OrderMoneyRecord = Pick<z.input<typeof Order>, 'payments' | 'refunds'>;
export type ShipmentRecord = z.input<typeof Shipment>;
export type StaffNoteRecord = z.input<typeof StaffNote>;
export type SavedFilterRecord = z.input<typeof SavedFilter>;
export type OrderItemRecord = z.input<typeof OrderItem>;
export type ConsignmentRecord = OrderRecord['consignments'][number];
export type OrderEventRecord = OrderRecord['history'][number];
/** All categories, as every page may ask for them. */
export type CategoryTreeRecord = z.input<typeof Category>[];
export type CategoryRecord = z.input<typeof ManagedCategory>;
export type ListedLetterRecord = z.input<typeof ListedLetter>;
export type LetterRecord = z.input<typeof LetterRow>;
export type LetterVersionsRecord = z.input<typeof LetterVersions>;
export type DrawnLetterRecord = z.input<typeof DrawnLetter>;
export type ListedPageRecord = z.input<typeof ListedArrangedPage>;
export type PageRecord = z.input<typeof ArrangedPageRow>;
export type PageVersionsRecord = z.input<typeof ArrangedPageVersions>;
export type SectionRecord = PageRecord['sections'][number];
export type LinkChoicesRecord = z.input<typeof LinkChoices>;
export type MenuSettingsRecord = z.input<typeof MenuSettings>;
export type ProductRecord = z.input<typeof ManagedProduct>;
export type ProductCodesRecord = z.input<typeof ProductCodes>;
export type EditedProductRecord = z.input<typeof EditedProduct>;
export type SkuRecord = z.input<typeof ManagedSku>;
export type PlannedPriceRecord = z.input<typeof PlannedPrice>;
export type StockRecord = z.input<typeof ManagedStock>;
export type OrderSumsRecord = z.input<typeof OrderSums>;
export type CheckoutRecord = z.input<typeof AbandonedCheckout>;
export type CollectionRecord = z.input<typeof ManagedCollection>;
export type BundleRecord = z.input<typeof Bundle>;
export type ManagedFormerOrderRecord = z.input<typeof ManagedFormerOrder>;
export type FormerOrderPageRecord = z.input<typeof FormerOrderRecord>;
export type OldAddressRecord = z.input<typeof OldAddress>;
export type SearchWordRecord = z.input<typeof ManagedSearchWord>;
export type SearchesInVainRecord = z.input<typeof SearchesInVain>;
export type CouponRecord = z.input<typeof Coupon>;
export type TicketRecord = z.input<typeof Ticket>;
export type ReturnRecord = z.input<typeof ManagedReturn>;
export type SellerRecord = z.input<typeof Seller>;
export type SellerMoveRecord = z.input<typeof SellerMove>;
export type SentPaperRecord = z.input<typeof SentPaper>;
export type RefundRecord = z.input<typeof ManagedRefund>;
export type PayoutRecord = z.input<typeof Payout>;
export type PayoutAccountRecord = z.input<typeof PayoutAccount>;
export type PayoutPreviewRecord = z.input<typeof PayoutPreview>;
export type PayoutStatementRecord = z.input<typeof PayoutStatement>;
export type BalanceRecord = z.input<typeof Balance>;
export type TransactionRecord = z.input<typeof Transaction>;
export type TaxReportsRecord = z.input<typeof TaxReports>;
export type DocumentRecord = z.input<typeof ManagedDocument>;
export type FeePaperRecord = z.input<typeof FeePaper>;
export type RemittanceRecord = z.input<typeof Remittance>;
export type RemittancePreviewRecord = z.input<typeof RemittancePreview>;
export type MissingCashRecord = z.input<typeof MissingCash>;
export type TaxRateRecord = z.input<typeof TaxRate>;
export type ManagedCustomerRecord = z.input<typeof ManagedCustomer>;
export type CustomerPageRecord = z.input<typeof CustomerRecord>;
export type StaffMemberRecord = z.input<typeof StaffMember>;
export type StaffPageRecord = z.input<typeof StaffRecord>;
export type ShownInvitationRecord = z.input<typeof ShownInvitation>;
export type InvitationRecord = z.input<typeof StaffInvitation>;
export type SubscriberRecord = z.input<typeof Subscriber>;
export type DataRequestRecord = z.input<typeof DataRequest>;
export type ReviewRecord = z.input<typeof ManagedReview>;
export type QuestionRecord = z.input<typeof ManagedQuestion>;
export type PostRecord = z.input<typeof EditedPost>;
export type ManagedPostRecord = z.input<typeof ManagedPost>;
export type ContactSettingsRecord = z.input<typeof ContactSettings>;
export type CashTakenRecord = z.input<typeof CashTaken>;
export type CodLadderSettingsRecord = z.input<typeof CodLadderSettings>;
export type CodLadderPreviewRecord = z.input<typeof CodLadderPreview>;
export type CodDecisionRow = z.input<typeof CodDecisionRecord>;
export type StaffDiscountSettingsRecord = z.input<typeof StaffDiscountSettings>;
export type LetterSettingsRecord = z.input<typeof LetterSettings>;
export type MessageSettingsRecord = z.input<typeof MessageSettings>;
export type AnnouncementSettingsRecord = z.input<typeof AnnouncementSettings>;
export type PlaceSettingsRecord = z.input<typeof PlaceSettings>;
export type PolicySettingsRecord = z.input<typeof PolicySettings>;
export type FeedSettingsRecord = z.input<typeof FeedSettings>;
export type MarkSettingsRecord = z.input<typeof MarkSettings>;
export type SocialProofSettingsRecord = z.input<typeof SocialProofSettings>;
export type HomeSettingsRecord = z.input<typeof HomeSettings>;
export type ImportRecord = z.input<typeof Import>;
export type ImportRowRecord = z.input<typeof ImportRow>;
export type FileRecord = z.input<typeof ManagedFile>;
export type FileMetadataRecord = z.input<typeof FileMetadata>;
export type EqualFilesRecord = z.input<typeof EqualFiles>;
export type FileFolderRecord = z.input<typeof FileFolder>;
export type UploadedFileRecord = z.input<typeof UploadedFile>;
export type OpenUploadRecord = z.input<typeof OpenUpload>;
/** A picture or video of a form; key, text and position are saved. */
export type MediaRecord = z.input<typeof MediaItem>;
export type WeightDisputeRecord = z.input<typeof WeightDispute>;
export type ParcelRecord = z.input<typeof ManagedParcel>;
export type FeeRatesRecord = z.input<typeof FeeRates>;
export type OwnCommissionRecord = z.input<typeof OwnCommission>;
export type SellerPerformanceRecord = z.input<typeof SellerPerformance>;
export type RevenueRecord = z.input<typeof RevenuePoint>[];
export type OverviewRecord = z.input<typeof Overview>;
export type AnalyticsRecord = z.input<typeof Analytics>;
export type DiagnosisRecord = z.input<typeof Diagnosis>;
export type JobStatesRecord = z.input<typeof JobStates>;
export type JobRecord = JobStatesRecord['jobs'][number];
export type PublishingRecord = z.input<typeof Publishing>;
export type OutboxRecord = z.input<typeof ManagedOutboxItem>;
export type SetUpRecord = z.input<typeof SetUp>;
export type PreviewLinkRecord = z.input<typeof PreviewLink>;
export type BrandSettingsRecord = z.input<typeof BrandSettings>;
export type LookSettingsRecord = z.input<typeof LookSettings>;
export type DrawnLookRecord = z.input<typeof DrawnLook>;
export type WordSettingsRecord = z.input<typeof WordSettings>;
export type CompanySettingsRecord = z.input<typeof CompanySettings>;
export type FeeSettingsRecord = z.input<typeof FeeSettings>;
export type MessageRecord = z.input<typeof LoggedMessage>;
export type MessageReplyRecord = z.input<typeof ReceivedReply>;
export type MessageTemplateRecord = z.input<typeof MessageTemplate>;
export type MessageConsentsRecord = z.input<typeof MessageConsents>;
