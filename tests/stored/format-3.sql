PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  standing INTEGER NOT NULL,  -- 0 going on, 1 over
  last INTEGER NOT NULL,      -- sequence of its last row
  hash BLOB NOT NULL          -- of its last row
, due INTEGER, asked TEXT NOT NULL DEFAULT '', open INTEGER NOT NULL DEFAULT 0, host TEXT NOT NULL DEFAULT '', touched INTEGER NOT NULL DEFAULT 0, wrong TEXT) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('alone-castles',0,138,X'1d9d48767819148bc1ae8f91f299279a6f11a2f72f2d54c3e2392f0afcab45ce',0,'',1,'bob',1763400190900,NULL);
INSERT INTO tables VALUES('alone-engarde',1,95,X'425e20e2e21e862551b01a0b9361e608db0e5a53c1beedde894089c4fdce2d56',0,'',1,'ann',1763400072200,NULL);
INSERT INTO tables VALUES('three-ivanhoe',0,86,X'5fcc958f37b7f37132df2f3c3cefbe86a4513838cfdd814556d390a67f212854',0,'',0,'cyd',1763400093200,NULL);
INSERT INTO tables VALUES('waiting',2,2,X'6a72d8c06b1b8378a0d2863efa8d60db9552d75ccb6bb3e458578cf839c3aed4',0,'',1,'ann',1763400040000,NULL);
CREATE TABLE rows (
  table_id TEXT NOT NULL REFERENCES tables (id),
  sequence INTEGER NOT NULL,
  format INTEGER NOT NULL,
  before BLOB NOT NULL,
  payload TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO "rows" VALUES('alone-castles',1,3,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1763400080000\ngame castles\nrules 1\nplayers 3\nhost bob\naccess open\nwindows 4000 8000 3000 1000\npatience 180000 900000\n','\n',char(10)),1763400080000);
INSERT INTO "rows" VALUES('alone-castles',2,3,X'a0f2073dc92ad163b6399b48def259d3c566a555d73fd786c50b5401f5497b0e',replace('seated 1763400080000 @1\nperson bob\n','\n',char(10)),1763400080000);
INSERT INTO "rows" VALUES('alone-castles',3,3,X'3fa929898cefe1445bc268c71ef86b920e0c4e4a75433cdadabae9130de0d433',replace('seated 1763400080000 @2\nbot page\n','\n',char(10)),1763400080000);
INSERT INTO "rows" VALUES('alone-castles',4,3,X'cd55b2c638f198e895950ad2d53630cbadf367d3d0cde0f09f9ed845e1827aec',replace('seated 1763400080000 @3\nbot random\n','\n',char(10)),1763400080000);
INSERT INTO "rows" VALUES('alone-castles',5,3,X'1903d5f29aa484fe23807b4c499e727a91840a5bdd1ce30525222bcdc238dfcc',replace('begun 1763400080000\nstarter @2\ndeal @2 x1 x1\ndeal @3 a3 h2\ndeal @1 a4 h4\ndraw @2 a1 locksley\n','\n',char(10)),1763400080000);
INSERT INTO "rows" VALUES('alone-castles',6,3,X'b6355687b84feb0c4bd5e8723f323498e49bdd8d2e0e01555d721d5a139eafe4',replace('played 1763400081000 @2\n@2 keep locksley\n','\n',char(10)),1763400081000);
INSERT INTO "rows" VALUES('alone-castles',7,3,X'4a98fb21234de704bb17ec809d3d376f5df63f5bab4b16028725577306212d48',replace('played 1763400082000 @2\n@2 trade\n','\n',char(10)),1763400082000);
INSERT INTO "rows" VALUES('alone-castles',8,3,X'f608f71443555d23a490c46ff027e6fbeb69dfc9f177025357ec1f01a6cdc2d0',replace('held 1763400082700 @3\n@3 decline\n','\n',char(10)),1763400082700);
INSERT INTO "rows" VALUES('alone-castles',9,3,X'a789d64f968d7a5ffee3df3db902f29bac2b12b3e6c2828f0011fdf54575dd3e',replace('held 1763400083400 @1 by bob w1\n@1 decline\n','\n',char(10)),1763400083400);
INSERT INTO "rows" VALUES('alone-castles',10,3,X'53417fbe59360683b2080b6ef1352a6137147f7a062c240cbdffcfad272d3b9e',replace('played 1763400084100\n@3 decline\n@1 decline\n','\n',char(10)),1763400084100);
INSERT INTO "rows" VALUES('alone-castles',11,3,X'8d92cd3fd1dd91aa7b3e16946a1ca60fb792b49245ce01ec24235afc6ad59aff',replace('played 1763400085100 @2\n@2 attack k7b x1 locksley\n','\n',char(10)),1763400085100);
INSERT INTO "rows" VALUES('alone-castles',12,3,X'dde6672b352066b67a73e6e9829e6bb5733ac8794413ecd199dc05e6ae0c6aea',replace('played 1763400086100 @2\n@2 skip\ndraw @3 x4 h1\n','\n',char(10)),1763400086100);
INSERT INTO "rows" VALUES('alone-castles',13,3,X'2eeee8fad2bccfcf748b2d73a55e4f03413876cac9f30dd13aed9dbb6f12d825',replace('played 1763400087100 @3\n@3 keep h1\n','\n',char(10)),1763400087100);
INSERT INTO "rows" VALUES('alone-castles',14,3,X'9aa86f254d90d9842a0466e68fc625c9f5e65212d97a24d9e936b130a0d83440',replace('played 1763400088100 @3\n@3 discard\n','\n',char(10)),1763400088100);
INSERT INTO "rows" VALUES('alone-castles',15,3,X'47ab5b6006aa3febe6e440c22a084e2aaf61ec55a1ada8bc12cff3d549ba1311',replace('played 1763400089100 @3\n@3 attack k6 h1 h2\n','\n',char(10)),1763400089100);
INSERT INTO "rows" VALUES('alone-castles',16,3,X'5d5ee5f89a68006956ec044504277d5d42169147aa0b38b17ffe4b587e77a3fb',replace('played 1763400090100 @3\n@3 place\ndraw @1 f1 f2\n','\n',char(10)),1763400090100);
INSERT INTO "rows" VALUES('alone-castles',17,3,X'c64de3419676e21b29f65b1f72085a2601d7648bd951808c567efb3b416ffbbb',replace('played 1763400090800 @1 by bob w2\n@1 keep f1\n','\n',char(10)),1763400090800);
INSERT INTO "rows" VALUES('alone-castles',18,3,X'69e374594430d3e4e10785d867077bb59dbaf9f16a326742bd9e77e1cdec705b',replace('played 1763400091500 @1 by bob w3\n@1 trade\n','\n',char(10)),1763400091500);
INSERT INTO "rows" VALUES('alone-castles',19,3,X'5861ee668fce997e7ed7dc99ada75e4f4d6fae3f19ea61ced5190be9ba2acd43',replace('held 1763400092200 @2\n@2 decline\n','\n',char(10)),1763400092200);
INSERT INTO "rows" VALUES('alone-castles',20,3,X'698000b4ec0a5ca4183cbb9d247e5fef2d6ed72a7ed31ae1c12b6c1b98027a7a',replace('held 1763400092900 @3\n@3 decline\n','\n',char(10)),1763400092900);
INSERT INTO "rows" VALUES('alone-castles',21,3,X'e1dc93f96dc7b7cb6bbefdc03abcebab344593c90c364fa00750872108fb0d6c',replace('played 1763400093600\n@2 decline\n@3 decline\n','\n',char(10)),1763400093600);
INSERT INTO "rows" VALUES('alone-castles',22,3,X'a0942706c3c120d5957d665a59a020154fbec7cba0ad2577f50b1182e33c013a',replace('played 1763400094300 @1 by bob w4\n@1 attack k10 h4\n','\n',char(10)),1763400094300);
INSERT INTO "rows" VALUES('alone-castles',23,3,X'8463cd9313e0ad31c891739d2e22e6606e8db8fed51ecda3f2d57902671d04c2',replace('played 1763400095000 @1 by bob w5\n@1 place\ndraw @2 a2 a3\n','\n',char(10)),1763400095000);
INSERT INTO "rows" VALUES('alone-castles',24,3,X'5a2c19d4399b79ad7c317340e8543a02f6887545522e248156a0907b6fc2b649',replace('played 1763400096000 @2\n@2 keep a2\n','\n',char(10)),1763400096000);
INSERT INTO "rows" VALUES('alone-castles',25,3,X'8a24ccb08ecab4e4ce72a9377865ca8732588d4998a788049d12a48629d8d53b',replace('played 1763400097000 @2\n@2 discard\n','\n',char(10)),1763400097000);
INSERT INTO "rows" VALUES('alone-castles',26,3,X'd913809d9dea231892ec969301fa0509caa6c46a4fbd8c414074c0046e3bdfde',replace('played 1763400098000 @2\n@2 pass\ndraw @3 a3 h2\n','\n',char(10)),1763400098000);
INSERT INTO "rows" VALUES('alone-castles',27,3,X'9e117a6f71e552b008136a82d3215df91bd08160fe26769c77156ec1643ee003',replace('played 1763400099000 @3\n@3 keep a3\n','\n',char(10)),1763400099000);
INSERT INTO "rows" VALUES('alone-castles',28,3,X'a985eee8118fcdfeefed77784f0a269ee364c539a960cb11197c230811ca8fb2',replace('played 1763400100000 @3\n@3 discard\n','\n',char(10)),1763400100000);
INSERT INTO "rows" VALUES('alone-castles',29,3,X'93c86073e9ae5d1fd3b89c440a02e38c8050aa066fb13e61c8ae39145bc45998',replace('played 1763400101000 @3\n@3 attack k5 a3\n','\n',char(10)),1763400101000);
INSERT INTO "rows" VALUES('alone-castles',30,3,X'a55b39305aa2a6282552398e81d2ad1c032419ce78a32ff4ff25160396ee45bf',replace('played 1763400102000 @3\n@3 place\ndraw @1 x3 x3\n','\n',char(10)),1763400102000);
INSERT INTO "rows" VALUES('alone-castles',31,3,X'73096c4f99361ebdaca33350ddc32e6b47e131953e2436a6806e6c564a0a16ae',replace('played 1763400102700 @1 by bob w6\n@1 keep x3\n','\n',char(10)),1763400102700);
INSERT INTO "rows" VALUES('alone-castles',32,3,X'360326d11bfe8aadcce15ef45a460700737e791d366e1fd04ca39366085b8b46',replace('played 1763400103400 @1 by bob w7\n@1 trade\n','\n',char(10)),1763400103400);
INSERT INTO "rows" VALUES('alone-castles',33,3,X'b34539713013e65eba32e9de1c772ba6b340439e539e48e09e55686e40b54a70',replace('held 1763400104100 @2\n@2 offer x1\n','\n',char(10)),1763400104100);
INSERT INTO "rows" VALUES('alone-castles',34,3,X'3f1742ef729caa6f0ee4243094d21bcf09059ddfcab3f9be7de1bcfdc39f4fa4',replace('held 1763400104800 @3\n@3 decline\n','\n',char(10)),1763400104800);
INSERT INTO "rows" VALUES('alone-castles',35,3,X'540cf5bd2c1595a097467f5b64263696ae0027b44e96216940e78cb37fff3c13',replace('played 1763400105500\n@2 offer x1\n@3 decline\n','\n',char(10)),1763400105500);
INSERT INTO "rows" VALUES('alone-castles',36,3,X'778d992178f02625b2623a0f79be19ce8d02e7b77e094a51e1900e551d8ead4b',replace('played 1763400106200 @1 by bob w8\n@1 refuse\n','\n',char(10)),1763400106200);
INSERT INTO "rows" VALUES('alone-castles',37,3,X'd427a9b11ac4b28242c3ed9050fe80815f376347ad5f5cbcd3798c915ac1892d',replace('played 1763400106900 @1 by bob w9\n@1 attack k7a x3\n','\n',char(10)),1763400106900);
INSERT INTO "rows" VALUES('alone-castles',38,3,X'839ec889553623436d594f6f40a5b169b3339b8333a39224080740e14707c04b',replace('played 1763400107600 @1 by bob w10\n@1 skip\ndraw @2 a4 h4\n','\n',char(10)),1763400107600);
INSERT INTO "rows" VALUES('alone-castles',39,3,X'e23daffeff3638f449dc2e3ed0eb41496c289238f0f4045e790cbd9e9737f771',replace('played 1763400108600 @2\n@2 keep a4\n','\n',char(10)),1763400108600);
INSERT INTO "rows" VALUES('alone-castles',40,3,X'0582b0e4884bf602ad7b32585fdf0a446f2d1b58953978056c899a4861b81254',replace('played 1763400109600 @2\n@2 trade\n','\n',char(10)),1763400109600);
INSERT INTO "rows" VALUES('alone-castles',41,3,X'1070eadf3e1c68f852b2275612569720049a0a48ff90025477dd484b8e4b254b',replace('held 1763400110300 @3\n@3 offer a3\n','\n',char(10)),1763400110300);
INSERT INTO "rows" VALUES('alone-castles',42,3,X'96349b35e17af885228594550e70f7dfbf659d5ac1f35d77b958a3895094e921',replace('held 1763400111000 @1 by bob w11\n@1 offer f1\n','\n',char(10)),1763400111000);
INSERT INTO "rows" VALUES('alone-castles',43,3,X'3d9e74ad416926e227fc60ccf8201a01a3d168b5db0102cb2cdc4e31321a9a43',replace('played 1763400111700\n@3 offer a3\n@1 offer f1\n','\n',char(10)),1763400111700);
INSERT INTO "rows" VALUES('alone-castles',44,3,X'7152e994e48908b6541784e3b035650d575e2acb6fbb3cdba9a2ffe6e466f0f6',replace('played 1763400112700 @2\n@2 accept @3\n','\n',char(10)),1763400112700);
INSERT INTO "rows" VALUES('alone-castles',45,3,X'7ed4a422394bfce7d646243a8c9b848b6a536698351999bdc94539f0fcfe05ef',replace('played 1763400113700 @2\n@2 attack k5 a3 a4\n','\n',char(10)),1763400113700);
INSERT INTO "rows" VALUES('alone-castles',46,3,X'779d6641a39bc5ad9dd817fc6a4a23523a54af38ba0787f6d2881466620e9c52',replace('played 1763400114700 @2\n@2 advance\n','\n',char(10)),1763400114700);
INSERT INTO "rows" VALUES('alone-castles',47,3,X'fe3b30e29e062d8b5e0b8b530002a286474a1af6583cd50736e7401373f988e6',replace('played 1763400115700 @2\n@2 skip\ndraw @3 f3 h2\n','\n',char(10)),1763400115700);
INSERT INTO "rows" VALUES('alone-castles',48,3,X'76fd18007a1e1cd23a1f59243b2a28c4ca673c91a2c0eb526b57d570906f369b',replace('played 1763400116700 @3\n@3 keep h2\n','\n',char(10)),1763400116700);
INSERT INTO "rows" VALUES('alone-castles',49,3,X'3e9a16e88e192f014019a95093674827b97b42c6e2ce1ef3193e57c5b7980ae1',replace('played 1763400117700 @3\n@3 discard\n','\n',char(10)),1763400117700);
INSERT INTO "rows" VALUES('alone-castles',50,3,X'054d7a54c042ae81acb6110e7348b8c8305b7e6e27d81c8961e9be68ec9562b3',replace('played 1763400118700 @3\n@3 attack k7a h2 h4\n','\n',char(10)),1763400118700);
INSERT INTO "rows" VALUES('alone-castles',51,3,X'544d36b7c684abfe2eddf6548663211a373d125dd364cadaa23ce6a213eb0b26',replace('played 1763400119700 @3\n@3 place\ndraw @1 f2 f4\n','\n',char(10)),1763400119700);
INSERT INTO "rows" VALUES('alone-castles',52,3,X'ca2f393ed3842bfa62ecede3c7f7dacc360b215d065d54d6944d6c09547b4c58',replace('played 1763400120400 @1 by bob w12\n@1 keep f4\n','\n',char(10)),1763400120400);
INSERT INTO "rows" VALUES('alone-castles',53,3,X'012b2016303b93f97e5de9ea18c665818f220351911dfa23c70e1dee72f8f704',replace('played 1763400121100 @1 by bob w13\n@1 discard\n','\n',char(10)),1763400121100);
INSERT INTO "rows" VALUES('alone-castles',54,3,X'ec17e0e25b8488eb0e126474098d7a521c79b7d206053917f1eddc806f2c2a21',replace('played 1763400121800 @1 by bob w14\n@1 attack k10 f4 a4\n','\n',char(10)),1763400121800);
INSERT INTO "rows" VALUES('alone-castles',55,3,X'be9bfb6e0f34d315fd958bcec4d24acfcedf3673ae36dadb78a5ab6f7e560135',replace('played 1763400122500 @1 by bob w15\n@1 hold\ndraw @2 f3 a3\n','\n',char(10)),1763400122500);
INSERT INTO "rows" VALUES('alone-castles',56,3,X'317815c9bc4010e20cbdb5be9963c5e82b9ca57da277ef3ab1b16af5354be9f7',replace('played 1763400123500 @2\n@2 keep a3\n','\n',char(10)),1763400123500);
INSERT INTO "rows" VALUES('alone-castles',57,3,X'fe99113e7ccb3e914f8e3cf517d4fe0d894ecf74d749d2d4303c0e2e8eed8242',replace('played 1763400124500 @2\n@2 trade\n','\n',char(10)),1763400124500);
INSERT INTO "rows" VALUES('alone-castles',58,3,X'515c03777579da906ce055afb2da3c9fbe04fcdd93a44c8fee8f8f571479c306',replace('held 1763400125200 @3\n@3 decline\n','\n',char(10)),1763400125200);
INSERT INTO "rows" VALUES('alone-castles',59,3,X'deb38daf016c820ff320cdcb80c4a5a64cdb9f12d284937051febfae81339482',replace('held 1763400125900 @1 by bob w16\n@1 decline\n','\n',char(10)),1763400125900);
INSERT INTO "rows" VALUES('alone-castles',60,3,X'8d1f431d7207e979d9bd534ad0b77c8cc4b0936087798e5ce1a0055573ea139e',replace('played 1763400126600\n@3 decline\n@1 decline\n','\n',char(10)),1763400126600);
INSERT INTO "rows" VALUES('alone-castles',61,3,X'e42d9f6106038892e8944052d5895b48f0cd2cd6964e5613ec307e242f658208',replace('played 1763400127600 @2\n@2 attack k6 a2 a3 a3\n','\n',char(10)),1763400127600);
INSERT INTO "rows" VALUES('alone-castles',62,3,X'baf19ebb80b2e428b4a11965af615838517338f4249e8c339b2de23c4746e42b',replace('played 1763400128600 @2\n@2 advance\n','\n',char(10)),1763400128600);
INSERT INTO "rows" VALUES('alone-castles',63,3,X'df0cfac7b970bdd3278fea2a4f7766d6102a5cf503eb3d7c512cf4512799d582',replace('played 1763400129600 @2\n@2 place\ndraw @3 a1 h3\n','\n',char(10)),1763400129600);
INSERT INTO "rows" VALUES('alone-castles',64,3,X'6d7a5b66d5dd984b2a992e0b2074159765ebacb6f277e641367de78c65911d29',replace('played 1763400130600 @3\n@3 keep a1\n','\n',char(10)),1763400130600);
INSERT INTO "rows" VALUES('alone-castles',65,3,X'bbbd59854b14a8c61d8ab8faddce897a48f137545422d05c79461c79f7f7fcd1',replace('played 1763400131600 @3\n@3 trade\n','\n',char(10)),1763400131600);
INSERT INTO "rows" VALUES('alone-castles',66,3,X'd428652be9b9b48fd5dfd0c8b1565f45110406fbf888b6909d17a08127e37fb2',replace('held 1763400132300 @2\n@2 decline\n','\n',char(10)),1763400132300);
INSERT INTO "rows" VALUES('alone-castles',67,3,X'17506b60021abc5e6f109b35198bae137f670031ddb6497abcb78b67d5246c5d',replace('held 1763400133000 @1 by bob w17\n@1 offer f1\n','\n',char(10)),1763400133000);
INSERT INTO "rows" VALUES('alone-castles',68,3,X'6cb90c34c09f2f8449deb7837e714c5d4eed1111a0f9c60cfc8d6e781fba5dac',replace('played 1763400133700\n@1 offer f1\n@2 decline\n','\n',char(10)),1763400133700);
INSERT INTO "rows" VALUES('alone-castles',69,3,X'a17e6547b6ca7079f9907fb7147fdaba96ce39df192b90fc9b168fbf35760bcf',replace('played 1763400134700 @3\n@3 accept @1\n','\n',char(10)),1763400134700);
INSERT INTO "rows" VALUES('alone-castles',70,3,X'3961d7f80c31cea9b15bc58969f819f0fe908252ae9334d643621d93fdb93111',replace('played 1763400135700 @3\n@3 pass\ndraw @1 h1 h2\n','\n',char(10)),1763400135700);
INSERT INTO "rows" VALUES('alone-castles',71,3,X'5aa41df0bfa2134d0fbcae3c8bd9b46ac0a8ebb55379f0413a3ddfeca4c5adf7',replace('played 1763400136400 @1 by bob w18\n@1 keep h2\n','\n',char(10)),1763400136400);
INSERT INTO "rows" VALUES('alone-castles',72,3,X'2deb8d0866e006e67de094f8d11a25c5d11ee1ef1034bf53fb6e7a54e5a2929a',replace('played 1763400137100 @1 by bob w19\n@1 trade\n','\n',char(10)),1763400137100);
INSERT INTO "rows" VALUES('alone-castles',73,3,X'900bec8632675e134c47fa9b84d2197cd8eb7e0a2e715aa55f44f62e65c871ef',replace('held 1763400137800 @2\n@2 offer h2\n','\n',char(10)),1763400137800);
INSERT INTO "rows" VALUES('alone-castles',74,3,X'a3a321621606af3ff2bd34e8dc5b6c092c632122b9fc37853cbd485721f4dfec',replace('held 1763400138500 @3\n@3 offer f1\n','\n',char(10)),1763400138500);
INSERT INTO "rows" VALUES('alone-castles',75,3,X'4dfe79fa6703f1394a729b8dd3e4245c9bbb3788b29854c9afb56ba4d8a599e5',replace('played 1763400139200\n@2 offer h2\n@3 offer f1\n','\n',char(10)),1763400139200);
INSERT INTO "rows" VALUES('alone-castles',76,3,X'de5e5fbe4d689271f0f403c0bf4c951c56f68c1c0789bb0ea4c5639750c95da8',replace('played 1763400139900 @1 by bob w20\n@1 accept @3\n','\n',char(10)),1763400139900);
INSERT INTO "rows" VALUES('alone-castles',77,3,X'6ff01454d4580c6eb62f8ad5db7f3138240ae1af9767dd8433e4525c86c3037f',replace('played 1763400140600 @1 by bob w21\n@1 attack k7b h2 h3 h4\n','\n',char(10)),1763400140600);
INSERT INTO "rows" VALUES('alone-castles',78,3,X'cea48507d2a10315c9855b322b4be876074ec17bbaf98430b58cd3c77fa5d658',replace('played 1763400141300 @1 by bob w22\n@1 skip\ndraw @2 x2 h3\n','\n',char(10)),1763400141300);
INSERT INTO "rows" VALUES('alone-castles',79,3,X'cdc64336b0b49fe1893b6f0d736f29cb92b5f810ee59ecd8aacb1d6d4348bdcf',replace('played 1763400142300 @2\n@2 keep h3\n','\n',char(10)),1763400142300);
INSERT INTO "rows" VALUES('alone-castles',80,3,X'a4ab448672a0562db0dfa8cca3fd4a45d8b222c7cb2b4d6068d0ff96aaa4d4ea',replace('played 1763400143300 @2\n@2 trade\n','\n',char(10)),1763400143300);
INSERT INTO "rows" VALUES('alone-castles',81,3,X'1764cbec7c85cf862569220285a77cafa0f08400037452dc5e764af5ecc27318',replace('held 1763400144000 @3\n@3 decline\n','\n',char(10)),1763400144000);
INSERT INTO "rows" VALUES('alone-castles',82,3,X'1bdd8a6bb454d7bdc8fcc227a404cfe6777fa58315c2822eda657da9c0dea990',replace('held 1763400144700 @1 by bob w23\n@1 offer locksley\n','\n',char(10)),1763400144700);
INSERT INTO "rows" VALUES('alone-castles',83,3,X'58d9641bcaee5b1dfc9d958c533197bf7ec2aa7a53a755edc5cc15af3e0e05db',replace('played 1763400145400\n@3 decline\n@1 offer locksley\n','\n',char(10)),1763400145400);
INSERT INTO "rows" VALUES('alone-castles',84,3,X'83a976e173f6a16cc6c2372a196eb495df417f14fa8e2f3c02af398c86969f90',replace('played 1763400146400 @2\n@2 accept @1\n','\n',char(10)),1763400146400);
INSERT INTO "rows" VALUES('alone-castles',85,3,X'a95fec0c627948c4e17953d42c74182caa2b7eec75c4437ec0bc4b7007ea88f3',replace('played 1763400147400 @2\n@2 attack k5 h1 h3 locksley\n','\n',char(10)),1763400147400);
INSERT INTO "rows" VALUES('alone-castles',86,3,X'42dd728e3ff3dae375ed2d17f63d4a840cb54569ecece16de55902e5ea446f7d',replace('played 1763400148400 @2\n@2 advance\n','\n',char(10)),1763400148400);
INSERT INTO "rows" VALUES('alone-castles',87,3,X'159a380e8c0b452ea6efd4ff970175d8cb4067ef23c0e770ed1233c14445d531',replace('played 1763400149400 @2\n@2 place\ndraw @3 f1 f2\n','\n',char(10)),1763400149400);
INSERT INTO "rows" VALUES('alone-castles',88,3,X'07d28d99359c3d69d879363fbbe7942ad89f96ec905b998db04eb4fa979e1de4',replace('played 1763400150400 @3\n@3 keep f1\n','\n',char(10)),1763400150400);
INSERT INTO "rows" VALUES('alone-castles',89,3,X'7ae5b25921c6bfa7eb710d5c93669bad548df978e586c2d5e24b58161eaabe79',replace('played 1763400151400 @3\n@3 trade\n','\n',char(10)),1763400151400);
INSERT INTO "rows" VALUES('alone-castles',90,3,X'da7a6ee1caf208272b9bb331e56e41523925dd6b54a8cd5742ad6add988478e3',replace('held 1763400152100 @2\n@2 offer a4\n','\n',char(10)),1763400152100);
INSERT INTO "rows" VALUES('alone-castles',91,3,X'835dc5b7aa497e46c534c47af17b6014342a61c3934d94b9b4a15c0fe6c7aa70',replace('held 1763400152800 @1 by bob w24\n@1 offer f1\n','\n',char(10)),1763400152800);
INSERT INTO "rows" VALUES('alone-castles',92,3,X'281a3c1d366b72b407dab29f9164752daa8fc7980f3af761ff94e4b4b77a1f95',replace('played 1763400153500\n@1 offer f1\n@2 offer a4\n','\n',char(10)),1763400153500);
INSERT INTO "rows" VALUES('alone-castles',93,3,X'dec1cfa9ce39c5108519f5a9a4dd6cb3b513ac692d249b23ad93a21fb44344cf',replace('played 1763400154500 @3\n@3 accept @1\n','\n',char(10)),1763400154500);
INSERT INTO "rows" VALUES('alone-castles',94,3,X'e82b97562eb6b2b24e06460fdad64562768f54ed8b11edeaf497158c46bea711',replace('played 1763400155500 @3\n@3 attack k10 f1 a1 h1\n','\n',char(10)),1763400155500);
INSERT INTO "rows" VALUES('alone-castles',95,3,X'325de53ab4ca842e067267d4a88f7f4ed7c9d14b1c5d6147e985d92351874a29',replace('played 1763400156500 @3\n@3 hold\ndraw @1 x4 h3\n','\n',char(10)),1763400156500);
INSERT INTO "rows" VALUES('alone-castles',96,3,X'2bdc951466d962dbd33dda5b78786ec51911b6314de5d182c58c8d561a7c77d4',replace('played 1763400157200 @1 by bob w25\n@1 keep h3\n','\n',char(10)),1763400157200);
INSERT INTO "rows" VALUES('alone-castles',97,3,X'bf46a4b73749ff58021349835cd5359bc7f354a3efcf2ccaa417ba9d86399313',replace('played 1763400157900 @1 by bob w26\n@1 trade\n','\n',char(10)),1763400157900);
INSERT INTO "rows" VALUES('alone-castles',98,3,X'1b88a39d97192e1b9660dda3bdef3363e797ab68127c228448e4d1826416fd93',replace('held 1763400158600 @2\n@2 offer a4\n','\n',char(10)),1763400158600);
INSERT INTO "rows" VALUES('alone-castles',99,3,X'5dfae86708b547f4231df01297fb99321b7866dc04c1e750711627dbe964c522',replace('held 1763400159300 @3\n@3 offer f1\n','\n',char(10)),1763400159300);
INSERT INTO "rows" VALUES('alone-castles',100,3,X'e3697b1c96386bea96c9a3f552473fb7c5a09cd828182dc18d3971cf2c44ca44',replace('played 1763400160000\n@2 offer a4\n@3 offer f1\n','\n',char(10)),1763400160000);
INSERT INTO "rows" VALUES('alone-castles',101,3,X'02184efcb4ffb3353b89c19d0797cfc03f233b1f64e0b9b668a86014087e4b98',replace('played 1763400160700 @1 by bob w27\n@1 refuse\n','\n',char(10)),1763400160700);
INSERT INTO "rows" VALUES('alone-castles',102,3,X'6141f7a83634562e79b7942435bf5cd65212e8da675511d395597fe59c02fef1',replace('played 1763400161400 @1 by bob w28\n@1 pass\ndraw @2 x2 h4\n','\n',char(10)),1763400161400);
INSERT INTO "rows" VALUES('alone-castles',103,3,X'f491df7fc763dfd0cecefda5ce974a0b2052fbe39ad98071fbe3599fa528121d',replace('played 1763400162400 @2\n@2 keep x2\n','\n',char(10)),1763400162400);
INSERT INTO "rows" VALUES('alone-castles',104,3,X'74f02c04ca9199beebb053ca8580e92a34f4b259f17d32ad5bc478f00fc7ea5a',replace('played 1763400163400 @2\n@2 trade\n','\n',char(10)),1763400163400);
INSERT INTO "rows" VALUES('alone-castles',105,3,X'aa9a0d971bb20152a803356b8814bc1bf72f648c35998c5a16ca32f76ba36a24',replace('held 1763400164100 @3\n@3 offer a4\n','\n',char(10)),1763400164100);
INSERT INTO "rows" VALUES('alone-castles',106,3,X'752dda28689939b8ebfa0038926b404984a45649a7bc2e70491c6b50c573062e',replace('held 1763400164800 @1 by bob w29\n@1 offer x1\n','\n',char(10)),1763400164800);
INSERT INTO "rows" VALUES('alone-castles',107,3,X'3bebdc5c4d3cedd1830fc6a14a4826015dae3a014e8a002c3ee355c1554921dc',replace('played 1763400165500\n@3 offer a4\n@1 offer x1\n','\n',char(10)),1763400165500);
INSERT INTO "rows" VALUES('alone-castles',108,3,X'be3bb8c136c91976c473a559c718a101a9def0b4fce71940b44eab2cb85b971c',replace('played 1763400166500 @2\n@2 refuse\n','\n',char(10)),1763400166500);
INSERT INTO "rows" VALUES('alone-castles',109,3,X'bc53a2a33f48baea8a9df5c4c8a2203ec1c9e30ed78ae65bef1ad40aafd0a6c6',replace('played 1763400167500 @2\n@2 pass\ndraw @3 h1 ivanhoe\n','\n',char(10)),1763400167500);
INSERT INTO "rows" VALUES('alone-castles',110,3,X'ddc25917c1f12cf62cb741d4fb5401875c186773397efc620ef21e0d6ac20553',replace('played 1763400168500 @3\n@3 keep h1\n','\n',char(10)),1763400168500);
INSERT INTO "rows" VALUES('alone-castles',111,3,X'88340100183fc19eef9335fba3618316b6ac5357a4a92eec0e3659ada3d59804',replace('played 1763400169500 @3\n@3 discard\n','\n',char(10)),1763400169500);
INSERT INTO "rows" VALUES('alone-castles',112,3,X'740324ab9724524089a5d0360033004f233185ce59a3ad370aebb1cb6fdb0841',replace('played 1763400170500 @3\n@3 pass\ndraw @1 x2 x4\n','\n',char(10)),1763400170500);
INSERT INTO "rows" VALUES('alone-castles',113,3,X'8eda22f218afa63609b804f55b552312ca3725fe6dd9189ee9e2ea37712dd0dc',replace('played 1763400171200 @1 by bob w30\n@1 keep x4\n','\n',char(10)),1763400171200);
INSERT INTO "rows" VALUES('alone-castles',114,3,X'7a7819b28e2009c21059234b95b133989ec87a1d73a0e11701bc8d1dee2286fd',replace('played 1763400171900 @1 by bob w31\n@1 discard\n','\n',char(10)),1763400171900);
INSERT INTO "rows" VALUES('alone-castles',115,3,X'070900e3e784e6d58f7bbf0ba8ea2fda06286fda0f2f55a1de0c729b9a2c2608',replace('played 1763400172600 @1 by bob w32\n@1 pass\ndraw @2 a2 a4\n','\n',char(10)),1763400172600);
INSERT INTO "rows" VALUES('alone-castles',116,3,X'439bb446d6d34162193f8a76a9c7496b746af368baf35867869e20a1d6c1d9cb',replace('played 1763400173600 @2\n@2 keep a4\n','\n',char(10)),1763400173600);
INSERT INTO "rows" VALUES('alone-castles',117,3,X'450828265865209ba8d0b743ee4fe1fcd3801c7530d1121176c05b4cf08fca25',replace('played 1763400174600 @2\n@2 discard\n','\n',char(10)),1763400174600);
INSERT INTO "rows" VALUES('alone-castles',118,3,X'37b426165ae8057a5d9e1594d787914aa6a1c78a464242c94062563fb835c99c',replace('played 1763400175600 @2\n@2 pass\ndraw @3 h3 h4\n','\n',char(10)),1763400175600);
INSERT INTO "rows" VALUES('alone-castles',119,3,X'782cfab01a05dd3082b09096e95dd40f0ccd9e1cf8c6d09d5a4da1afb1ac549b',replace('played 1763400176600 @3\n@3 keep h4\n','\n',char(10)),1763400176600);
INSERT INTO "rows" VALUES('alone-castles',120,3,X'0cc2a2e5f403823eed847eb2755d40d0e75dbc8089f81841c79d3d595d2277dc',replace('played 1763400177600 @3\n@3 discard\n','\n',char(10)),1763400177600);
INSERT INTO "rows" VALUES('alone-castles',121,3,X'fe74778878c20054841f8e2afbf3a14e1bbe2db80dac43e767a9b5a4859f9e37',replace('played 1763400178600 @3\n@3 pass\ndraw @1 f2 x2\n','\n',char(10)),1763400178600);
INSERT INTO "rows" VALUES('alone-castles',122,3,X'5c93f86336dea61c7383fa8bf77fa90dd13fa088883eb5a7e05624e9704fcaca',replace('played 1763400179300 @1 by bob w33\n@1 keep x2\n','\n',char(10)),1763400179300);
INSERT INTO "rows" VALUES('alone-castles',123,3,X'88e9be06663bc7a17ca204dd4b504c5b6defd50a42e4669cb0bb6d757106771a',replace('played 1763400180000 @1 by bob w34\n@1 trade\n','\n',char(10)),1763400180000);
INSERT INTO "rows" VALUES('alone-castles',124,3,X'0bf50d7b1a2ab770e982c71fdad47326b60ca60e089d195658afc0a4894ca384',replace('held 1763400180700 @2\n@2 offer x1\n','\n',char(10)),1763400180700);
INSERT INTO "rows" VALUES('alone-castles',125,3,X'94cecdd0d3c18bfc1c8100849a84a96523cb04d18f73b45a0e42843be4baf7e7',replace('held 1763400181400 @3\n@3 decline\n','\n',char(10)),1763400181400);
INSERT INTO "rows" VALUES('alone-castles',126,3,X'022220e7b4bc5296ded81171cb436cbe44e99648602d4ab340b47529db1d1b18',replace('played 1763400182100\n@2 offer x1\n@3 decline\n','\n',char(10)),1763400182100);
INSERT INTO "rows" VALUES('alone-castles',127,3,X'4c86b6fe1eb7d414b9efc8e1f7525908fadd0abdf4eae4e8f0f729bfb3bd7e70',replace('played 1763400182800 @1 by bob w35\n@1 accept @2\n','\n',char(10)),1763400182800);
INSERT INTO "rows" VALUES('alone-castles',128,3,X'ca6aa6b750bf1cc0ac6a849796a74b91654210e63f232a79d6bc22f9d8ab8f80',replace('played 1763400183500 @1 by bob w36\n@1 attack k5 x1 x1 x2 x2\n','\n',char(10)),1763400183500);
INSERT INTO "rows" VALUES('alone-castles',129,3,X'814cee21cae3afd55cebf7520ad2ba08e2ee4ffb0ce617872c2bb0bc9411ae15',replace('played 1763400184200 @1 by bob w37\n@1 advance\ncapture @1 b3\n','\n',char(10)),1763400184200);
INSERT INTO "rows" VALUES('alone-castles',130,3,X'513bc943fc080ab1e906e01fc5e24fe1bd09123d64013d76720ba9f14ec4e49e',replace('played 1763400184900 @1 by bob w38\n@1 place\ndraw @2 f3 x3\n','\n',char(10)),1763400184900);
INSERT INTO "rows" VALUES('alone-castles',131,3,X'3bcfb50487bb1e4979bb8d73d3f43ca46e610cdf438a4a2e90e12f930a12f615',replace('played 1763400185900 @2\n@2 keep x3\n','\n',char(10)),1763400185900);
INSERT INTO "rows" VALUES('alone-castles',132,3,X'd320f786bc56cdef742d9eee4d4549a29b95e3e51b35caed13f04f8fbb334207',replace('played 1763400186900 @2\n@2 discard\n','\n',char(10)),1763400186900);
INSERT INTO "rows" VALUES('alone-castles',133,3,X'28cb412355f1fddd4afd64df01979d188f5760504026167533f285003d90a520',replace('went_on 1763400186900 @1 by bob w39\n','\n',char(10)),1763400186900);
INSERT INTO "rows" VALUES('alone-castles',134,3,X'b39246cf6242ab28c5535c1b69e0b3c564d5dcea8094c086ef59ae5019810cfd',replace('played 1763400187900 @2\n@2 pass\ndraw @3 f4 a1\n','\n',char(10)),1763400187900);
INSERT INTO "rows" VALUES('alone-castles',135,3,X'9a3bb6b675797341f5debd793e25ce8c646c2280bc27dd5d2a64d2e2ee7c2fec',replace('played 1763400188900 @3\n@3 keep f4\n','\n',char(10)),1763400188900);
INSERT INTO "rows" VALUES('alone-castles',136,3,X'a896dec2f04d6c7a4c92ae6a057ef6c9230021237cf2d0504ee64ba592c89d83',replace('played 1763400189900 @3\n@3 discard\n','\n',char(10)),1763400189900);
INSERT INTO "rows" VALUES('alone-castles',137,3,X'fdd366051ed398c5a6ccb7db6ba67ce51f66bd5cf811fe9e09cf9af1ae6baf55',replace('went_on 1763400189900 @1 by bob w40\n','\n',char(10)),1763400189900);
INSERT INTO "rows" VALUES('alone-castles',138,3,X'17bf4a6a91880bf11aeaae962dce04460fa1473a8872c65f14fce8cb418e1a8f',replace('played 1763400190900 @3\n@3 attack k10 f4 f4 a4 h4\n','\n',char(10)),1763400190900);
INSERT INTO "rows" VALUES('alone-engarde',1,3,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1763400010000\ngame engarde\nrules 1\nplayers 2\nhost ann\naccess open\nwindows 4000 8000 3000 1000\npatience 180000 900000\n','\n',char(10)),1763400010000);
INSERT INTO "rows" VALUES('alone-engarde',2,3,X'95be3e8fdaa9a386cca4ceb0f45f2058098e094ff0703361c6a30de1c77915e4',replace('seated 1763400010000 @1\nperson ann\n','\n',char(10)),1763400010000);
INSERT INTO "rows" VALUES('alone-engarde',3,3,X'20df7c05d0c072275fae5a9fabdd36c3ff00cb52ab8d72839ada9bdfcd38f3ca',replace('seated 1763400010000 @2\nbot page\n','\n',char(10)),1763400010000);
INSERT INTO "rows" VALUES('alone-engarde',4,3,X'1d897f6c111131eb907cc232f9305a0052f317e6336330135eb2df499d1279de',replace('begun 1763400010000\nstarter @2\ndeal @1 1 1 2 3 5\ndeal @2 1 2 2 3 4\n','\n',char(10)),1763400010000);
INSERT INTO "rows" VALUES('alone-engarde',5,3,X'1d737293da40adfe0efd491bf8cabb9132ae0d7fad3e80d85e7afd38cf28498e',replace('played 1763400011000 @2\n@2 forward 4\ndraw @2 4\n','\n',char(10)),1763400011000);
INSERT INTO "rows" VALUES('alone-engarde',6,3,X'9ca8afc9823e1b9a28e3ca1d4fa2992adadcd94ef81fdf0753c93ed8530599e5',replace('played 1763400011700 @1 by ann w1\n@1 forward 1\ndraw @1 1\n','\n',char(10)),1763400011700);
INSERT INTO "rows" VALUES('alone-engarde',7,3,X'3e3b333a9d922bcc8099d1f75772c057c8e9576106e9885351616a7530f9cf20',replace('played 1763400012700 @2\n@2 back 3\ndraw @2 3\n','\n',char(10)),1763400012700);
INSERT INTO "rows" VALUES('alone-engarde',8,3,X'6058252b617c5b889c8e884c98f54160fc4aa6b3dc9bcb3afc048a07d7c61b31',replace('paced 1763400012700 by ann w2\npace 400\n','\n',char(10)),1763400012700);
INSERT INTO "rows" VALUES('alone-engarde',9,3,X'4b613590dc838b3529dd9576eab47d0342a32dd357a8b9a8fddf76741e6d69ad',replace('played 1763400013400 @1 by ann w3\n@1 back 1\ndraw @1 5\n','\n',char(10)),1763400013400);
INSERT INTO "rows" VALUES('alone-engarde',10,3,X'6c15ba70f1a16fc4e6a5e369693a41255cb96c2a8c804afa3601eaf036e4adec',replace('played 1763400014100 @2\n@2 forward 1\ndraw @2 5\n','\n',char(10)),1763400014100);
INSERT INTO "rows" VALUES('alone-engarde',11,3,X'4d3b311e3a8a2ac12474472324fe10745c1d26a80415e1503cf84032d49c4e5b',replace('played 1763400014800 @1 by ann w4\n@1 forward 3\ndraw @1 5\n','\n',char(10)),1763400014800);
INSERT INTO "rows" VALUES('alone-engarde',12,3,X'ecd32926de1178bdf1129d7500cf92ca820760f7a2f8a534895a0cd2d024e539',replace('played 1763400015500 @2\n@2 back 2\ndraw @2 4\n','\n',char(10)),1763400015500);
INSERT INTO "rows" VALUES('alone-engarde',13,3,X'850991724ed5414c603456b0ed7556e5922956b7760b6b54d40610d85e782029',replace('played 1763400016200 @1 by ann w5\n@1 forward 5\ndraw @1 5\n','\n',char(10)),1763400016200);
INSERT INTO "rows" VALUES('alone-engarde',14,3,X'7d4547ae0408473e4a7817ec716c189e1b40928bbf70cb2e72043e98396dfb94',replace('played 1763400016900 @2\n@2 forward 5\ndraw @2 3\n','\n',char(10)),1763400016900);
INSERT INTO "rows" VALUES('alone-engarde',15,3,X'01d733be62ac12853ef27e051ea9b7c6613f86dd03a419b822c3ef08dc8b9ceb',replace('played 1763400017600 @1 by ann w6\n@1 back 5\ndraw @1 3\n','\n',char(10)),1763400017600);
INSERT INTO "rows" VALUES('alone-engarde',16,3,X'458ddb7646ad97cbcff348424c46be98808f242eb4a9c04294667ded318d3d62',replace('played 1763400018300 @2\n@2 forward 4\ndraw @2 1\n','\n',char(10)),1763400018300);
INSERT INTO "rows" VALUES('alone-engarde',17,3,X'b8fb23674056396a1f74f72ac642dee4b1da4f7910f9b04195e9d8638e32c380',replace('played 1763400019000 @1 by ann w7\n@1 forward 3\ndraw @1 2\n','\n',char(10)),1763400019000);
INSERT INTO "rows" VALUES('alone-engarde',18,3,X'c03353c6e9959fafa8091db040fd11e55041c5164707e5b7f80f95926d633505',replace('played 1763400019700 @2\n@2 forward 3\ndraw @2 4\n','\n',char(10)),1763400019700);
INSERT INTO "rows" VALUES('alone-engarde',19,3,X'4b8abe99dcbeab51ea9569b247b6e3b79a28292e036993a10ca2933cbf217398',replace('played 1763400020400 @1 by ann w8\n@1 forward 1\ndraw @1 2\n','\n',char(10)),1763400020400);
INSERT INTO "rows" VALUES('alone-engarde',20,3,X'dfdc6507919d8a65c9ab99397fdfe89967bb78fd2aac628f809585eb8355f0fe',replace('played 1763400021100 @2\n@2 back 1\ndraw @2 4\nreveal @1 2 2 2 5 5\nreveal @2 2 3 4 4 4\nround @2\ndeal @1 1 1 2 4 5\ndeal @2 2 3 3 4 5\n','\n',char(10)),1763400021100);
INSERT INTO "rows" VALUES('alone-engarde',21,3,X'dcd24f74ae4335f0d7300b2ae5f0df82641a9de58cfa34e95c4f213686a7b409',replace('played 1763400021800 @1 by ann w9\n@1 forward 1\ndraw @1 4\n','\n',char(10)),1763400021800);
INSERT INTO "rows" VALUES('alone-engarde',22,3,X'01572fe99ddc6016df5702e7a935672e5e7c1aeff064b5c62bc2e23dbbb0d513',replace('played 1763400022500 @2\n@2 forward 3\ndraw @2 5\n','\n',char(10)),1763400022500);
INSERT INTO "rows" VALUES('alone-engarde',23,3,X'fbc6a9c18293cd795c92d9b8f11de966b8b6356e201bb46a337f552a44bf072c',replace('played 1763400023200 @1 by ann w10\n@1 forward 2\ndraw @1 5\n','\n',char(10)),1763400023200);
INSERT INTO "rows" VALUES('alone-engarde',24,3,X'58f70ea4786aca26c033ef111d876d81a391f064cf33eaa85752d84a20219e8d',replace('played 1763400023900 @2\n@2 forward 2\ndraw @2 4\n','\n',char(10)),1763400023900);
INSERT INTO "rows" VALUES('alone-engarde',25,3,X'658f837a98a0867222800f0de25608f672a5f00548d3431e84b6286d0c611824',replace('played 1763400024600 @1 by ann w11\n@1 forward 1\ndraw @1 3\n','\n',char(10)),1763400024600);
INSERT INTO "rows" VALUES('alone-engarde',26,3,X'03d4f59315d59716d8301b354bbda4faac1569cffb9a5c6339e84c912d782cf5',replace('played 1763400025300 @2\n@2 forward 5\ndraw @2 3\n','\n',char(10)),1763400025300);
INSERT INTO "rows" VALUES('alone-engarde',27,3,X'3f6a7e0f9bc393d91d860322d6a299caed390e8fb47b4138618e6bcf527f41ac',replace('played 1763400026000 @1 by ann w12\n@1 forward 4\ndraw @1 3\n','\n',char(10)),1763400026000);
INSERT INTO "rows" VALUES('alone-engarde',28,3,X'acd24e546bdc0025bad2708a78dd1a9cbd66813117d397f827286aab011a27b3',replace('played 1763400026700 @2\n@2 forward 3\ndraw @2 1\n','\n',char(10)),1763400026700);
INSERT INTO "rows" VALUES('alone-engarde',29,3,X'8822c744e4e3c61844f179e26cf657115c3406399b5f2fe7be116e3ac00f5d70',replace('played 1763400027400 @1 by ann w13\n@1 back 4\ndraw @1 5\n','\n',char(10)),1763400027400);
INSERT INTO "rows" VALUES('alone-engarde',30,3,X'8164231554f9ab8bb0b16ab6ebad77bfbde37f3ce8c22493dc2cceff2dc4c8b7',replace('played 1763400028100 @2\n@2 back 1\ndraw @2 1\n','\n',char(10)),1763400028100);
INSERT INTO "rows" VALUES('alone-engarde',31,3,X'4f8b8e350df8c7b68fed56ed7f9f1f0435e0920e67f9963121b38efdfae8757c',replace('played 1763400028800 @1 by ann w14\n@1 forward 3\ndraw @1 2\n','\n',char(10)),1763400028800);
INSERT INTO "rows" VALUES('alone-engarde',32,3,X'5f4606a4632fb49f9cf613f059cd64b09e22067b062b3eff2a05882eba27d0f9',replace('played 1763400029500 @2\n@2 back 4\ndraw @2 1\n','\n',char(10)),1763400029500);
INSERT INTO "rows" VALUES('alone-engarde',33,3,X'1c31c96f54478090fe0684cbd816c5e948e2c4f7cc695d273ed0be88fc2d9f96',replace('played 1763400030200 @1 by ann w15\n@1 forward 5\ndraw @1 2\n','\n',char(10)),1763400030200);
INSERT INTO "rows" VALUES('alone-engarde',34,3,X'ac59fd30be355f454745464122cdcb8ff96c795b79aae34fbac791db43ed1133',replace('played 1763400030900 @2\n@2 back 3\ndraw @2 2\n','\n',char(10)),1763400030900);
INSERT INTO "rows" VALUES('alone-engarde',35,3,X'ccc97338721a1e1a248b369add20507e576d193acc9a7f8c23bd36273f7b6ee4',replace('played 1763400031600 @1 by ann w16\n@1 attack 5x2\ndraw @1 4\nround @1\ndeal @1 1 3 3 4 5\ndeal @2 1 2 4 5 5\n','\n',char(10)),1763400031600);
INSERT INTO "rows" VALUES('alone-engarde',36,3,X'cb5f1e4bf8a0518eb8383e627c7e6b8da69d9829869715df4177d25e64a02753',replace('played 1763400032300 @2\n@2 forward 4\ndraw @2 1\n','\n',char(10)),1763400032300);
INSERT INTO "rows" VALUES('alone-engarde',37,3,X'6b78919220b49b1c4b4eb6d8721e13c9b70f64395b890f4474528c037e84d6ca',replace('played 1763400033000 @1 by ann w17\n@1 forward 3\ndraw @1 1\n','\n',char(10)),1763400033000);
INSERT INTO "rows" VALUES('alone-engarde',38,3,X'0c60338083a757f1d0bec077f8ffb321934533480c1ba7d28d88ff89a91d5f2f',replace('played 1763400033700 @2\n@2 forward 5\ndraw @2 3\n','\n',char(10)),1763400033700);
INSERT INTO "rows" VALUES('alone-engarde',39,3,X'f33bcb2591a124ed0f46c65e5a26fa002e54c4c14907c4feef69d6961ba67b6c',replace('played 1763400034400 @1 by ann w18\n@1 forward 5\ndraw @1 4\n','\n',char(10)),1763400034400);
INSERT INTO "rows" VALUES('alone-engarde',40,3,X'33db92a603ad3dd1b727d90e2ad870585b41309507d120e66ce5e0a14a6eb2dd',replace('played 1763400035100 @2\n@2 forward 2\ndraw @2 1\n','\n',char(10)),1763400035100);
INSERT INTO "rows" VALUES('alone-engarde',41,3,X'7e102b9a8bb072758381f36dced57c5a8d85ea714aedd09aa1cbd3a246a534ec',replace('played 1763400035800 @1 by ann w19\n@1 attack 3x1\ndraw @1 5\n','\n',char(10)),1763400035800);
INSERT INTO "rows" VALUES('alone-engarde',42,3,X'1a6ed1cfbc91d564cf9aa8ff72115eaedacdea8812c6ed0ee753194c27d86022',replace('played 1763400036500 @2\n@2 parry\n','\n',char(10)),1763400036500);
INSERT INTO "rows" VALUES('alone-engarde',43,3,X'e15ce97031a22152aa8a5ddb66b24a56539a8a085d94a57eabdaa4d948c938cc',replace('played 1763400037200 @2\n@2 back 5\ndraw @2 2 5\n','\n',char(10)),1763400037200);
INSERT INTO "rows" VALUES('alone-engarde',44,3,X'da48af04b313608be455f64b06ae2ca48830b6338462c724d8e9eb87b3091f2a',replace('played 1763400037900 @1 by ann w20\n@1 back 1\ndraw @1 2\n','\n',char(10)),1763400037900);
INSERT INTO "rows" VALUES('alone-engarde',45,3,X'967e0c23143aa64e7ef26e2083cf7783d183407e3713521a82e1fab60a22a17e',replace('played 1763400038600 @2\n@2 forward 5\ndraw @2 3\n','\n',char(10)),1763400038600);
INSERT INTO "rows" VALUES('alone-engarde',46,3,X'd6c01c03564ef8f31a30bb06ae6245b9d8c69ffceaf2bc78777d72dbfe498efd',replace('played 1763400039300 @1 by ann w21\n@1 forward 2\ndraw @1 4\n','\n',char(10)),1763400039300);
INSERT INTO "rows" VALUES('alone-engarde',47,3,X'a4d571008e0ceae0e48d278042b95a88e5a64e558a759eedd3464ccee164efeb',replace('played 1763400040000 @2\n@2 back 2\ndraw @2 2\n','\n',char(10)),1763400040000);
INSERT INTO "rows" VALUES('alone-engarde',48,3,X'925e3286787619744014405148be3eda674d47e5d99028e5534bd93e82f683a1',replace('played 1763400040700 @1 by ann w22\n@1 attack 4x1\ndraw @1 4\nround @1\ndeal @1 1 1 1 1 3\ndeal @2 3 4 4 5 5\n','\n',char(10)),1763400040700);
INSERT INTO "rows" VALUES('alone-engarde',49,3,X'c4c977ba781f53648d21eeb3c5e9b9b248a667f9ad83a38955dc730702fe5c96',replace('played 1763400041400 @1 by ann w23\n@1 forward 1\ndraw @1 5\n','\n',char(10)),1763400041400);
INSERT INTO "rows" VALUES('alone-engarde',50,3,X'8cf02abb830221e949d739ec583a485dd54306df49399bff18bc85f1f6c1a345',replace('played 1763400042100 @2\n@2 forward 5\ndraw @2 4\n','\n',char(10)),1763400042100);
INSERT INTO "rows" VALUES('alone-engarde',51,3,X'bd49322c8becdc1b3b32f6bb1d23b2a5b923650eae1bd5db0435f5ed6bb60222',replace('played 1763400042800 @1 by ann w24\n@1 forward 1\ndraw @1 2\n','\n',char(10)),1763400042800);
INSERT INTO "rows" VALUES('alone-engarde',52,3,X'6d55e935a29c0dfa46d961ab828df30a4b52bc7a9a089c31895138483d160752',replace('played 1763400043500 @2\n@2 back 4\ndraw @2 3\n','\n',char(10)),1763400043500);
INSERT INTO "rows" VALUES('alone-engarde',53,3,X'2a32ede66438e2f856187d98271b52a1a5bfb0dfa935f9020b00a5376e73a332',replace('played 1763400044200 @1 by ann w25\n@1 forward 5\ndraw @1 4\n','\n',char(10)),1763400044200);
INSERT INTO "rows" VALUES('alone-engarde',54,3,X'cddb909af76ef6c7d19f4c5627de3eba09f2839c10025df47417eff081b2ee34',replace('played 1763400044900 @2\n@2 forward 3\ndraw @2 2\n','\n',char(10)),1763400044900);
INSERT INTO "rows" VALUES('alone-engarde',55,3,X'9070654696dcdefeee6898e6a8c34c4b85e07577399ec9e8b8578d6f9e8e5fa8',replace('played 1763400045600 @1 by ann w26\n@1 back 3\ndraw @1 5\n','\n',char(10)),1763400045600);
INSERT INTO "rows" VALUES('alone-engarde',56,3,X'9d7d9e72fc6c9d7a212d2bde3f21ea700408cd297a41c850d3de11772ec0b43e',replace('played 1763400046300 @2\n@2 forward 4\ndraw @2 1\n','\n',char(10)),1763400046300);
INSERT INTO "rows" VALUES('alone-engarde',57,3,X'2b62b0de38d66342d34575fe7af86d6fbbadf546dabf72dfa92f52c883851bfa',replace('played 1763400047000 @1 by ann w27\n@1 back 2\ndraw @1 4\n','\n',char(10)),1763400047000);
INSERT INTO "rows" VALUES('alone-engarde',58,3,X'51bc142175e1c7080536ee1b2b89e8547de8fc6844a7479b8d8a65adb7ae0875',replace('played 1763400047700 @2\n@2 back 1\ndraw @2 3\n','\n',char(10)),1763400047700);
INSERT INTO "rows" VALUES('alone-engarde',59,3,X'cb6fd050b0f2b74b9dd45d535fbb2ab46473e35c600926cacd3b1c5c35acfcc6',replace('played 1763400048400 @1 by ann w28\n@1 forward 4\ndraw @1 5\n','\n',char(10)),1763400048400);
INSERT INTO "rows" VALUES('alone-engarde',60,3,X'501e917ab31d7ce2d6fa44bc07704a1c9ff45d52987c57b360ffcda64e8533da',replace('played 1763400049100 @2\n@2 back 2\ndraw @2 2\n','\n',char(10)),1763400049100);
INSERT INTO "rows" VALUES('alone-engarde',61,3,X'5f1e8e4f5e299d0fdd6261f1129b6fdc81c826667346ddbd9eda5178d4954efe',replace('played 1763400049800 @1 by ann w29\n@1 forward 4\ndraw @1 2\n','\n',char(10)),1763400049800);
INSERT INTO "rows" VALUES('alone-engarde',62,3,X'9aa43777e37fa4d074cd11e59d97328db876de802db937e8c26b391f840cfddf',replace('played 1763400050500 @2\n@2 back 2\ndraw @2 3\n','\n',char(10)),1763400050500);
INSERT INTO "rows" VALUES('alone-engarde',63,3,X'87c7dddce6baa95e89feddab2b533a5f92d70b4bcf002e5021a2093ba5ef1e28',replace('played 1763400051200 @1 by ann w30\n@1 back 5\ndraw @1 2\nreveal @1 1 1 2 2 5\nreveal @2 3 3 3 4 5\nround @1\ndeal @1 2 3 3 5 5\ndeal @2 1 1 1 2 4\n','\n',char(10)),1763400051200);
INSERT INTO "rows" VALUES('alone-engarde',64,3,X'e43791c4df510c87b78fcecb3b20e450328fa4f69151d331eec5cf7ec9418802',replace('played 1763400051900 @2\n@2 forward 2\ndraw @2 1\n','\n',char(10)),1763400051900);
INSERT INTO "rows" VALUES('alone-engarde',65,3,X'65933a4e4c5d74da1e885be59a52b89cf217c1da8cddc94342a4976c0f02f8cc',replace('played 1763400052600 @1 by ann w31\n@1 forward 3\ndraw @1 3\n','\n',char(10)),1763400052600);
INSERT INTO "rows" VALUES('alone-engarde',66,3,X'58b9ff29731cc9d7f566ed3661dd572bd8e4f90158b16b29d6ca28ae883c2a52',replace('played 1763400053300 @2\n@2 back 1\ndraw @2 3\n','\n',char(10)),1763400053300);
INSERT INTO "rows" VALUES('alone-engarde',67,3,X'd8275a117573f1c5fb76618e28e43a37c4a05b39602a78615f11e6306c8c637b',replace('played 1763400054000 @1 by ann w32\n@1 back 2\ndraw @1 4\n','\n',char(10)),1763400054000);
INSERT INTO "rows" VALUES('alone-engarde',68,3,X'bbcdf342427053d519e8e4f678c700cf7afde69a47f64f714ad2bea493944a1e',replace('played 1763400054700 @2\n@2 forward 1\ndraw @2 4\n','\n',char(10)),1763400054700);
INSERT INTO "rows" VALUES('alone-engarde',69,3,X'4314b7874b11b34e949f4ebba7ce8250b2ece54387d3738e96e66029fa580371',replace('played 1763400055400 @1 by ann w33\n@1 forward 4\ndraw @1 3\n','\n',char(10)),1763400055400);
INSERT INTO "rows" VALUES('alone-engarde',70,3,X'033d3267dbee29173478d75fb4279492d94a5bd68f70a785a4d7d3a49faf42dc',replace('played 1763400056100 @2\n@2 forward 4\ndraw @2 4\n','\n',char(10)),1763400056100);
INSERT INTO "rows" VALUES('alone-engarde',71,3,X'efe39140c9e8cf16b4269f14cf06409f384ccfbd530a14af8ea9474f8dbb8a5e',replace('played 1763400056800 @1 by ann w34\n@1 forward 3\ndraw @1 2\n','\n',char(10)),1763400056800);
INSERT INTO "rows" VALUES('alone-engarde',72,3,X'158a50bab8fa558011115c316cb343f0ba30daad92cc379ea09f3fbe790b95eb',replace('played 1763400057500 @2\n@2 forward 3\ndraw @2 2\n','\n',char(10)),1763400057500);
INSERT INTO "rows" VALUES('alone-engarde',73,3,X'089db611d5dbff013336c3218823d113e3b78a0c1ca653b9ca692822c19df791',replace('played 1763400058200 @1 by ann w35\n@1 back 5\ndraw @1 5\n','\n',char(10)),1763400058200);
INSERT INTO "rows" VALUES('alone-engarde',74,3,X'0d1d07b443eabb6a6c663bad578a13133b45420a110b75d5b06237d47292fef6',replace('played 1763400058900 @2\n@2 forward 1\ndraw @2 5\n','\n',char(10)),1763400058900);
INSERT INTO "rows" VALUES('alone-engarde',75,3,X'84714f4b2b16273416b02a521446aa71ed721fa86db91ed2de4714ee0fa3955b',replace('played 1763400059600 @1 by ann w36\n@1 back 2\ndraw @1 1\n','\n',char(10)),1763400059600);
INSERT INTO "rows" VALUES('alone-engarde',76,3,X'c3abb398e82fa0731a776d4376e67ebe7bcf17dea0f6e433d96dbe7c6ef21632',replace('played 1763400060300 @2\n@2 back 5\ndraw @2 4\n','\n',char(10)),1763400060300);
INSERT INTO "rows" VALUES('alone-engarde',77,3,X'e3d5bf04fe0e2e260af29b3f8e02eaadafbd0e73af842117c5683068ede6db8a',replace('played 1763400061000 @1 by ann w37\n@1 forward 3\ndraw @1 2\n','\n',char(10)),1763400061000);
INSERT INTO "rows" VALUES('alone-engarde',78,3,X'32b6bb63f82380cf2fa3fbde8e476b1a97afff3649866ff2aaa43dcc02827182',replace('played 1763400061700 @2\n@2 back 2\ndraw @2 5\nreveal @1 1 2 3 5 5\nreveal @2 1 4 4 4 5\nround @1\ndeal @1 1 1 3 5 5\ndeal @2 1 2 3 3 5\n','\n',char(10)),1763400061700);
INSERT INTO "rows" VALUES('alone-engarde',79,3,X'ab0d62af5428a3944445b383cb82c49b8352613eaf3dc430a4a16550569b3764',replace('played 1763400062400 @1 by ann w38\n@1 forward 5\ndraw @1 2\n','\n',char(10)),1763400062400);
INSERT INTO "rows" VALUES('alone-engarde',80,3,X'a7977ca1752894a8d7dfb4302bbf4f50390e793489ca62e9cfe8f544fa891571',replace('played 1763400063100 @2\n@2 forward 3\ndraw @2 2\n','\n',char(10)),1763400063100);
INSERT INTO "rows" VALUES('alone-engarde',81,3,X'8531fd8c55171973b88d502cd3b772e7764afe29877d3c8e7b9bb5ed2cd4096e',replace('played 1763400063800 @1 by ann w39\n@1 forward 1\ndraw @1 4\n','\n',char(10)),1763400063800);
INSERT INTO "rows" VALUES('alone-engarde',82,3,X'42c93900da79f490340c4b4ced29e51069df465aa8271939eef7f1fe0e4f0a84',replace('played 1763400064500 @2\n@2 forward 1\ndraw @2 5\n','\n',char(10)),1763400064500);
INSERT INTO "rows" VALUES('alone-engarde',83,3,X'544b5cb0c81f853d59734c2f639881c8c1998da9985871f7f0587062d455d56b',replace('played 1763400065200 @1 by ann w40\n@1 forward 4\ndraw @1 2\n','\n',char(10)),1763400065200);
INSERT INTO "rows" VALUES('alone-engarde',84,3,X'048c360624bad60bdbd4e1403c7fc4b8a7038cf68b3aaab9ff2ab284b72f88b0',replace('played 1763400065900 @2\n@2 back 2\ndraw @2 4\n','\n',char(10)),1763400065900);
INSERT INTO "rows" VALUES('alone-engarde',85,3,X'059ea91d9776206ab452c4729719eb957d2c93ed3824b607b76e0a925ce6c9df',replace('played 1763400066600 @1 by ann w41\n@1 forward 3\ndraw @1 4\n','\n',char(10)),1763400066600);
INSERT INTO "rows" VALUES('alone-engarde',86,3,X'dbe018fbf32e80d47a83388b445883340cd06a6a44a10b8dd829d1b020b3d9ea',replace('played 1763400067300 @2\n@2 forward 3\ndraw @2 5\n','\n',char(10)),1763400067300);
INSERT INTO "rows" VALUES('alone-engarde',87,3,X'e4bdac39f828a73d4d77a2a33424e1be8b4d321262931434d5f0cb49034a92b4',replace('played 1763400068000 @1 by ann w42\n@1 back 2\ndraw @1 4\n','\n',char(10)),1763400068000);
INSERT INTO "rows" VALUES('alone-engarde',88,3,X'1264540121b5c321e4cb8fc001884dfad25d9e907307e9c264a927f5bdba2c63',replace('played 1763400068700 @2\n@2 back 5\ndraw @2 2\n','\n',char(10)),1763400068700);
INSERT INTO "rows" VALUES('alone-engarde',89,3,X'935386ffd5659ced011daacf6f358bb58f1788f6d6e4751849d7e5dfb4ef979f',replace('played 1763400069400 @1 by ann w43\n@1 back 2\ndraw @1 3\n','\n',char(10)),1763400069400);
INSERT INTO "rows" VALUES('alone-engarde',90,3,X'72e00ff0a7462e9a6cd6bdfedca0ff35b1dd550e8b607a8d991f28865fe2b1b5',replace('played 1763400070100 @2\n@2 forward 4\ndraw @2 1\n','\n',char(10)),1763400070100);
INSERT INTO "rows" VALUES('alone-engarde',91,3,X'9ada8b3dd92d30249a4de6177751943a3f3753c9d4ad10ae1e75bbcfee60e60f',replace('played 1763400070800 @1 by ann w44\n@1 forward 4\ndraw @1 4\n','\n',char(10)),1763400070800);
INSERT INTO "rows" VALUES('alone-engarde',92,3,X'b1853b0b97dd9b54995a3be1c7e31d0446102d198839b103c53626b7a91901ea',replace('played 1763400071500 @2\n@2 back 2\ndraw @2 3\n','\n',char(10)),1763400071500);
INSERT INTO "rows" VALUES('alone-engarde',93,3,X'c8c20dc6a2b20b8a1cf5c698f5abe33c46f64d56f2232c0f9a30f3671ab1fbe5',replace('played 1763400072200 @1 by ann w45\n@1 back 5\ndraw @1 1\nreveal @1 1 1 3 4 4\nreveal @2 1 2 3 5 5\nround @1\nresult @1\n','\n',char(10)),1763400072200);
INSERT INTO "rows" VALUES('alone-engarde',94,3,X'277e42a6f8e367ed9a338213247df120a0665ff1890d15be49d00adcae09b03d',replace('finished 1763400072200\nwinners @1\n','\n',char(10)),1763400072200);
INSERT INTO "rows" VALUES('alone-engarde',95,3,X'f41fe9f0817543bd260b702edd963bd9e160c0388dc15d441a76fddf8e615f72',replace('shared 1763400072200 by ann w46\nword wordwordwordwordword11\n','\n',char(10)),1763400072200);
INSERT INTO "rows" VALUES('three-ivanhoe',1,3,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1763400030000\ngame ivanhoe\nrules 1\nplayers 3\nhost cyd\naccess invited\nwindows 4000 8000 3000 1000\npatience 180000 900000\n','\n',char(10)),1763400030000);
INSERT INTO "rows" VALUES('three-ivanhoe',2,3,X'6788b9ce36cb32a3fdde2f332f83fabf51ef721a85cc5c1e906259afe137db88',replace('seated 1763400030000 @1\nperson cyd\n','\n',char(10)),1763400030000);
INSERT INTO "rows" VALUES('three-ivanhoe',3,3,X'865da28bb70237e788867810b538278c141df72eaa4ab9f496514f5fe196ae42',replace('seated 1763400030000 @2\nperson ann\n','\n',char(10)),1763400030000);
INSERT INTO "rows" VALUES('three-ivanhoe',4,3,X'3847bc41a74e36cb7215429d39b1789e190f65f12b13d2a5464d1c6e0110e592',replace('seated 1763400030000 @3\nperson bob\n','\n',char(10)),1763400030000);
INSERT INTO "rows" VALUES('three-ivanhoe',5,3,X'c941af167cd029053ebf9c5ba986a85b3fc8536e8c68726fcf7f5dad2afea841',replace('begun 1763400030000\ndealer @1\ndeal @2 Y2 Y3 Y3 S2 S3 M6 M6 M6\ndeal @3 P5 R5 Y3 Y4 Y4 G1 S2 riposte\ndeal @1 Y3 G1 S2 S3 S3 S3 drop-weapon outwit\ndraw @2 G1\n','\n',char(10)),1763400030000);
INSERT INTO "rows" VALUES('three-ivanhoe',6,3,X'e6403e051ce17bb50ea58be3805abb204dbe31004b9b6f42b2350e16f4e143a7',replace('played 1763400030700 @2 by ann w1\n@2 open yellow M6\n','\n',char(10)),1763400030700);
INSERT INTO "rows" VALUES('three-ivanhoe',7,3,X'b5f1182d9a4290de616470431f59bb4730fda73a14190ce8aa28a790467767a0',replace('undone 1763400030700 @2 by ann w2\nback 5\n','\n',char(10)),1763400030700);
INSERT INTO "rows" VALUES('three-ivanhoe',8,3,X'b0ef319ad9568dd6529aee1f87a7ca335be03620b79ec910a875edad7db5b048',replace('played 1763400031400 @2 by ann w3\n@2 open yellow S2\n','\n',char(10)),1763400031400);
INSERT INTO "rows" VALUES('three-ivanhoe',9,3,X'9f3326d931d35814ea872cc33ef91dc9aef409b6f3ed1b87d5803166f9f7220b',replace('undone 1763400031400 @2 by ann w4\nback 5\n','\n',char(10)),1763400031400);
INSERT INTO "rows" VALUES('three-ivanhoe',10,3,X'8224a8258357c9360976f4c0651577327673d4e1dc6acfd87e1c2523548da0b7',replace('played 1763400032100 @2 by ann w5\n@2 open yellow M6\n','\n',char(10)),1763400032100);
INSERT INTO "rows" VALUES('three-ivanhoe',11,3,X'1e79c90ec8eb33ef8341c66af2de1f1f9d1dcc93bbf73cde1e26a157487fc63e',replace('played 1763400032800 @2 by ann w6\n@2 stay\ndraw @3 B4\n','\n',char(10)),1763400032800);
INSERT INTO "rows" VALUES('three-ivanhoe',12,3,X'cc263b855bad1715a48a0ed3b47a9d41a3f318b70cd1b07073bf55f4c17592ae',replace('played 1763400033500 @3 by bob w7\n@3 play Y3\n','\n',char(10)),1763400033500);
INSERT INTO "rows" VALUES('three-ivanhoe',13,3,X'3119191bf072d34eed80d406a00699421028a0a3e2ae1b6d5521929910bdc5e6',replace('played 1763400034200 @3 by bob w8\n@3 play S2\n','\n',char(10)),1763400034200);
INSERT INTO "rows" VALUES('three-ivanhoe',14,3,X'fd55c3fadd22addcc7c37e1fae98392c024a0d2524012e5afdf375541b1e4bbc',replace('played 1763400034900 @3 by bob w9\n@3 withdraw\ndraw @1 P5\n','\n',char(10)),1763400034900);
INSERT INTO "rows" VALUES('three-ivanhoe',15,3,X'9c07f7ca064123462631e8880e0702f5e7338c8778025b7d08805fa0478500fc',replace('played 1763400035600 @1 by cyd w10\n@1 drop-weapon\n','\n',char(10)),1763400035600);
INSERT INTO "rows" VALUES('three-ivanhoe',16,3,X'865072b2be3a518c0a525199b9d80397fd8162adbc0b5e99175c4d81bb7aaeac',replace('held 1763400036300 @2 by ann w11\n@2 pass\n','\n',char(10)),1763400036300);
INSERT INTO "rows" VALUES('three-ivanhoe',17,3,X'80333c9b8e173d4530b3ddf1e0ea3e58180262e6c634f95336ee7bad1a21e145',replace('played 1763400039600\n@2 pass\n','\n',char(10)),1763400039600);
INSERT INTO "rows" VALUES('three-ivanhoe',18,3,X'0d5d528032ec2ab5fda0159f41fafe93884d891a0e6c9c769cc6c8906a342cc6',replace('played 1763400040300 @1 by cyd w12\n@1 play S2\n','\n',char(10)),1763400040300);
INSERT INTO "rows" VALUES('three-ivanhoe',19,3,X'e8273db194f0eabda6129834050364176961e6fc84f4e0acf1bd340f604ae06e',replace('played 1763400041000 @1 by cyd w13\n@1 play S3\n','\n',char(10)),1763400041000);
INSERT INTO "rows" VALUES('three-ivanhoe',20,3,X'dd3dec84e09e1008f470886ca4f7d2d751db98116785867e9ceb25a1f83b620b',replace('played 1763400041700 @1 by cyd w14\n@1 play G1\n','\n',char(10)),1763400041700);
INSERT INTO "rows" VALUES('three-ivanhoe',21,3,X'ef26b40ca2822ecf7df81184df7c234d86e627cc421493147cb24bfe939cd308',replace('played 1763400042400 @1 by cyd w15\n@1 withdraw\nwin @2 green\ndraw @2 P7\n','\n',char(10)),1763400042400);
INSERT INTO "rows" VALUES('three-ivanhoe',22,3,X'33d18251624c4a3d7190d37a776accba9ca70a72597600d6db7c183adaac84b2',replace('played 1763400043100 @2 by ann w16\n@2 open green G1\n','\n',char(10)),1763400043100);
INSERT INTO "rows" VALUES('three-ivanhoe',23,3,X'e7369a113bd69b0ae343a0cc019281e87690f76ef4b2417e3df0be85145632ac',replace('played 1763400043800 @2 by ann w17\n@2 withdraw\ndraw @3 B3\n','\n',char(10)),1763400043800);
INSERT INTO "rows" VALUES('three-ivanhoe',24,3,X'8bc65d008f2faca7fb8c80b934f292dcaeebab450aa2d5049340240b635d2a03',replace('played 1763400044500 @3 by bob w18\n@3 play G1\n','\n',char(10)),1763400044500);
INSERT INTO "rows" VALUES('three-ivanhoe',25,3,X'a0801f56b35dbe4f31b58e3a36f5e259cee5e8f45d1452c468d3c8b28baf883b',replace('played 1763400045200 @3 by bob w19\n@3 withdraw\nwin @1 green\ndraw @1 B3\n','\n',char(10)),1763400045200);
INSERT INTO "rows" VALUES('three-ivanhoe',26,3,X'cf8dc2268d4617a3cdbca45ff718caa1547b2abdd10183c9d3a4eb2e28b0f881',replace('played 1763400045900 @1 by cyd w20\n@1 open green S3\n','\n',char(10)),1763400045900);
INSERT INTO "rows" VALUES('three-ivanhoe',27,3,X'846726861ebc3c029d141a0b382698601aac10273a2bfde796cb9c4c47ab1391',replace('played 1763400046600 @1 by cyd w21\n@1 stay\ndraw @2 B2\n','\n',char(10)),1763400046600);
INSERT INTO "rows" VALUES('three-ivanhoe',28,3,X'd77df4572eb8c85200d08fd91c9003e54d58db2ab894a9617e4961ac99731089',replace('played 1763400047300 @2 by ann w22\n@2 play S3\n','\n',char(10)),1763400047300);
INSERT INTO "rows" VALUES('three-ivanhoe',29,3,X'7e8d26636d53dc301ec1f658cb4798009dafbfaaaa1e334da25889059fc672ed',replace('played 1763400048000 @2 by ann w23\n@2 withdraw\ndraw @3 R3\n','\n',char(10)),1763400048000);
INSERT INTO "rows" VALUES('three-ivanhoe',30,3,X'3e6c73da047d51b1afadeee7fc2c66198f9a10041f85a2eb97e589a0bb8e43e6',replace('played 1763400048700 @3 by bob w24\n@3 withdraw\nwin @1 -\ndraw @1 P4\n','\n',char(10)),1763400048700);
INSERT INTO "rows" VALUES('three-ivanhoe',31,3,X'2fca3786ec7f9d7bb60320e52897992b1dd9652921bd7bd275131f983954035d',replace('played 1763400049400 @1 by cyd w25\n@1 open purple S3\n','\n',char(10)),1763400049400);
INSERT INTO "rows" VALUES('three-ivanhoe',32,3,X'49f7c31301ea69e9ee9297a217206235584db41afc30856b533572684eb6f2c6',replace('played 1763400050100 @1 by cyd w26\n@1 play P4\n','\n',char(10)),1763400050100);
INSERT INTO "rows" VALUES('three-ivanhoe',33,3,X'92edbc5b78ed1eb97500c2c01684b192d99f8dfedda62ac5788549ce3a3c7be8',replace('played 1763400050800 @1 by cyd w27\n@1 play P5\n','\n',char(10)),1763400050800);
INSERT INTO "rows" VALUES('three-ivanhoe',34,3,X'5cfa16abceac7f04da8793c9fcb6bc89b5f9490397331d64745ec5bca534b0a9',replace('played 1763400051500 @1 by cyd w28\n@1 stay\ndraw @2 knock-down\n','\n',char(10)),1763400051500);
INSERT INTO "rows" VALUES('three-ivanhoe',35,3,X'd7d3ecf9f7016e3e9fa23e7e071c5a99bcebe73cde3d1d68150ded3d9d92eb79',replace('played 1763400052200 @2 by ann w29\n@2 knock-down @1\n','\n',char(10)),1763400052200);
INSERT INTO "rows" VALUES('three-ivanhoe',36,3,X'88fd53a5b8db40f0cdbfcf0745774d3c70432ed4909a67f817705c332587d4e0',replace('held 1763400052900 @1 by cyd w30\n@1 pass\n','\n',char(10)),1763400052900);
INSERT INTO "rows" VALUES('three-ivanhoe',37,3,X'f63b46a92efff0b7b1f94c158867bb53a3b44a4ac2c3fafd0796cea6c3008cf3',replace('held 1763400053600 @3 by bob w31\n@3 pass\n','\n',char(10)),1763400053600);
INSERT INTO "rows" VALUES('three-ivanhoe',38,3,X'f7ad4e73492c701e3767750bfcf53e09dacffd1b01ad7c90a135cd6b4120a821',replace('played 1763400056200\n@3 pass\n@1 pass\nsteal @2 @1 Y3\n','\n',char(10)),1763400056200);
INSERT INTO "rows" VALUES('three-ivanhoe',39,3,X'e4aeaf871871449aec3e5f0d7259720680232c4468268dae14e6e986f2b601e3',replace('played 1763400056900 @2 by ann w32\n@2 play M6\n','\n',char(10)),1763400056900);
INSERT INTO "rows" VALUES('three-ivanhoe',40,3,X'4c8a04d62f42284d9e22d6615891357c321e3e70189d8f6bfbaef0c5bb65b1fd',replace('played 1763400057600 @2 by ann w33\n@2 play S2\n','\n',char(10)),1763400057600);
INSERT INTO "rows" VALUES('three-ivanhoe',41,3,X'f1a5f7cac73ce57c03fcc339f791246ff800cd6880ef2b4794eaa5cf694b9f77',replace('played 1763400058300 @2 by ann w34\n@2 play P7\n','\n',char(10)),1763400058300);
INSERT INTO "rows" VALUES('three-ivanhoe',42,3,X'199dfb4485d4310fa465268ed4e36bcd6d3e7134a4b6542473ec0602814aca33',replace('played 1763400059000 @2 by ann w35\n@2 withdraw\n','\n',char(10)),1763400059000);
INSERT INTO "rows" VALUES('three-ivanhoe',43,3,X'33193692c762821d17ce5201569f69848bd8339304a6c31914efa9ef91e6c322',replace('played 1763400059700 @2 by ann w36\n@2 return green\ndraw @3 Y2\n','\n',char(10)),1763400059700);
INSERT INTO "rows" VALUES('three-ivanhoe',44,3,X'40056584bb183c88666e8bba547e9c33e6680a07dafdacdaa9021b6cd93c6814',replace('played 1763400060400 @3 by bob w37\n@3 riposte @1\n','\n',char(10)),1763400060400);
INSERT INTO "rows" VALUES('three-ivanhoe',45,3,X'07654c3abb9ecb5ce37c84c72fc10fedd39920a3c0ce057528ebfe0106b80f56',replace('held 1763400061100 @1 by cyd w38\n@1 pass\n','\n',char(10)),1763400061100);
INSERT INTO "rows" VALUES('three-ivanhoe',46,3,X'51d8507602829b31f1f84fe7466129c8834d161141e133e28dc61755b1c1a43f',replace('played 1763400064400\n@1 pass\n','\n',char(10)),1763400064400);
INSERT INTO "rows" VALUES('three-ivanhoe',47,3,X'89be666c93649d1b3dd639072a7b30abd0ac59c99b2f7c0ae1e6a910ab25399c',replace('played 1763400065100 @3 by bob w39\n@3 withdraw\n','\n',char(10)),1763400065100);
INSERT INTO "rows" VALUES('three-ivanhoe',48,3,X'7859cc1e072d13cccce187fc4e5dc29a0457811f23e0fffa2bb57d6e925476a6',replace('played 1763400065800 @1 by cyd w40\n@1 take yellow\nwin @1 yellow\ndraw @1 G1\n','\n',char(10)),1763400065800);
INSERT INTO "rows" VALUES('three-ivanhoe',49,3,X'd166e2ac5e18e79b467d13bc130871d64b0900408e49dc0ec721866986ce96a7',replace('played 1763400066500 @1 by cyd w41\n@1 open blue B3\n','\n',char(10)),1763400066500);
INSERT INTO "rows" VALUES('three-ivanhoe',50,3,X'6b156479de9b536739a3ae30546f4cfcebc300c13cc0e1a88a851f53dcb78a8a',replace('played 1763400067200 @1 by cyd w42\n@1 withdraw\ndraw @2 R3\n','\n',char(10)),1763400067200);
INSERT INTO "rows" VALUES('three-ivanhoe',51,3,X'bd61cd96fd693ff91e2ae27103a49dd475900fd2a7722674d08660e0c0541fac',replace('played 1763400067900 @2 by ann w43\n@2 play B2\n','\n',char(10)),1763400067900);
INSERT INTO "rows" VALUES('three-ivanhoe',52,3,X'716dbb9e462c93f45f2765745411feee6b8f433716b64d895e343e022dbb8188',replace('played 1763400068600 @2 by ann w44\n@2 withdraw\nwin @3 blue\ndraw @3 G1\n','\n',char(10)),1763400068600);
INSERT INTO "rows" VALUES('three-ivanhoe',53,3,X'30188c334f34c881aa795d571c61dedd9b526b3365dbd9029ebbaeda7429e356',replace('played 1763400069300 @3 by bob w45\n@3 open yellow Y2\n','\n',char(10)),1763400069300);
INSERT INTO "rows" VALUES('three-ivanhoe',54,3,X'52882db48a99c95b6427b721b85164958ee8b8f4610cabc1542d89d58c930079',replace('played 1763400070000 @3 by bob w46\n@3 play Y4\n','\n',char(10)),1763400070000);
INSERT INTO "rows" VALUES('three-ivanhoe',55,3,X'34707f5e79cffd7267161a8b2e472d8de11fd457dc0de76b5482f57862b2812f',replace('played 1763400070700 @3 by bob w47\n@3 withdraw\ndraw @1 shield\n','\n',char(10)),1763400070700);
INSERT INTO "rows" VALUES('three-ivanhoe',56,3,X'1a3df58cfe15ca44176a3ec92f92b881be80f5338cc0dfd1b66e0fd6dd7ef76a',replace('played 1763400071400 @1 by cyd w48\n@1 withdraw\nwin @2 yellow\ndraw @2 Y2\n','\n',char(10)),1763400071400);
INSERT INTO "rows" VALUES('three-ivanhoe',57,3,X'4fff827ad2b8a3b7b88a95fdc6165da1a830587bb1d2412a3b0c575e29371c56',replace('played 1763400072100 @2 by ann w49\n@2 open yellow Y2\n','\n',char(10)),1763400072100);
INSERT INTO "rows" VALUES('three-ivanhoe',58,3,X'3f0e5f1acdea8fbacd4941a32109e9f4fa30a6745e9a447e61ab725784af268c',replace('played 1763400072800 @2 by ann w50\n@2 withdraw\ndraw @3 S2\n','\n',char(10)),1763400072800);
INSERT INTO "rows" VALUES('three-ivanhoe',59,3,X'43c2eee9cc41445da7640c28714a9219f835868f4a2d79febfe82190e00fb32c',replace('played 1763400073500 @3 by bob w51\n@3 withdraw\nwin @1 -\ndraw @1 S3\n','\n',char(10)),1763400073500);
INSERT INTO "rows" VALUES('three-ivanhoe',60,3,X'a95ce454bfbeef04a6489bdc661bd52ac70881801584ef21c204abb968625c4f',replace('played 1763400074200 @1 by cyd w52\n@1 open green S3\n','\n',char(10)),1763400074200);
INSERT INTO "rows" VALUES('three-ivanhoe',61,3,X'5280de6fece595d86ae8e3c15d60b41767e966fd937ce0ad7039c346aeee2243',replace('played 1763400074900 @1 by cyd w53\n@1 shield\n','\n',char(10)),1763400074900);
INSERT INTO "rows" VALUES('three-ivanhoe',62,3,X'5c16f7b70c8a1e5051ce31dcb5f076a7894e2d5641327274c1df25f31a9d01a9',replace('held 1763400075600 @2 by ann w54\n@2 pass\n','\n',char(10)),1763400075600);
INSERT INTO "rows" VALUES('three-ivanhoe',63,3,X'68e82faed016fc767af6d841c43f2932d124a798e459053958f02248440f65cb',replace('held 1763400076300 @3 by bob w55\n@3 pass\n','\n',char(10)),1763400076300);
INSERT INTO "rows" VALUES('three-ivanhoe',64,3,X'cc8fb5b86dcd70bc56cc3cfdade64efaa29e6ec9ef0625ce7a4508f289057288',replace('played 1763400078900\n@2 pass\n@3 pass\n','\n',char(10)),1763400078900);
INSERT INTO "rows" VALUES('three-ivanhoe',65,3,X'a0d838a8e3df1d14e61f968d9176b1910247d7974eed271f41878fd1cb2d6625',replace('played 1763400079600 @1 by cyd w56\n@1 stay\ndraw @2 P5\n','\n',char(10)),1763400079600);
INSERT INTO "rows" VALUES('three-ivanhoe',66,3,X'22fbca524347513361c535083123b8dc0203499d071fe80c1da83f1bbb74fba8',replace('played 1763400080300 @2 by ann w57\n@2 play M6\n','\n',char(10)),1763400080300);
INSERT INTO "rows" VALUES('three-ivanhoe',67,3,X'4d9254e844efef5ab0ecf5d7d70daa8b05cebc9b2df1f469988275f322394c15',replace('played 1763400081000 @2 by ann w58\n@2 withdraw\n','\n',char(10)),1763400081000);
INSERT INTO "rows" VALUES('three-ivanhoe',68,3,X'19998d56ca4c23804892b4361e9604b48c9f90378b5a96e07ba9ecf6e84d7d03',replace('paced 1763400081000 by cyd w59\npace 900\n','\n',char(10)),1763400081000);
INSERT INTO "rows" VALUES('three-ivanhoe',69,3,X'3e731fd8108619b771a189e5062e4641a11e4ecf4c2acca751121a24f0eaf5fe',replace('seated 1763400081000 @3 by bob w60\naway bob page\n','\n',char(10)),1763400081000);
INSERT INTO "rows" VALUES('three-ivanhoe',70,3,X'c2557293c21b2dabfd904fd17491ef4d2ba491b27ae45b086ec9b6181fcb8bcf',replace('played 1763400081700 @2 by ann w61\n@2 return yellow\ndraw @3 S3\n','\n',char(10)),1763400081700);
INSERT INTO "rows" VALUES('three-ivanhoe',71,3,X'7cfca1c8ca929c5efce496acb1a7815108d4d616096909ad337ceefd14de9ef0',replace('played 1763400082600 @3\n@3 play G1\n','\n',char(10)),1763400082600);
INSERT INTO "rows" VALUES('three-ivanhoe',72,3,X'2b6f7d17fcf13801edffce8729026db5dfa27535115d42ef204146385dbf63e1',replace('played 1763400083500 @3\n@3 play S3\n','\n',char(10)),1763400083500);
INSERT INTO "rows" VALUES('three-ivanhoe',73,3,X'287dd95c96226093f8f64c4dc3141a4680a9920b1e1a11da3b857b7ea3807851',replace('played 1763400084400 @3\n@3 stay\ndraw @1 R4\n','\n',char(10)),1763400084400);
INSERT INTO "rows" VALUES('three-ivanhoe',74,3,X'6e7e14da2648f1d3aa6533dd8b8da8fd7326453d8ca1d7d949f361134270e412',replace('played 1763400085100 @1 by cyd w62\n@1 outwit shield @3 #2\n','\n',char(10)),1763400085100);
INSERT INTO "rows" VALUES('three-ivanhoe',75,3,X'84a2bbe2237d42aae780e45cc88f167470fee83fc7b9b2e2bdaf63de7e895071',replace('held 1763400085800 @3\n@3 pass\n','\n',char(10)),1763400085800);
INSERT INTO "rows" VALUES('three-ivanhoe',76,3,X'92e2d6921cbde507244d0b2188cebed38774235890f51b04a92a43565991617f',replace('played 1763400086500\n@3 pass\n','\n',char(10)),1763400086500);
INSERT INTO "rows" VALUES('three-ivanhoe',77,3,X'79002b8b11360ed369399d43c23d00c0a56ada888af087dee7f0a5aabbeb977b',replace('played 1763400087200 @1 by cyd w63\n@1 stay\ndraw @3 R4\n','\n',char(10)),1763400087200);
INSERT INTO "rows" VALUES('three-ivanhoe',78,3,X'8d182e60d102c6343e7dba56ff49bc0719fee990ddb2a60e242cbadb224128ed',replace('played 1763400088100 @3\n@3 play S2\n','\n',char(10)),1763400088100);
INSERT INTO "rows" VALUES('three-ivanhoe',79,3,X'347a5d75668df3d78648961f68e5505d0c38096c581267c7f27fdddff3fe7ba3',replace('played 1763400089000 @3\n@3 withdraw\nwin @1 -\ndraw @1 G1\n','\n',char(10)),1763400089000);
INSERT INTO "rows" VALUES('three-ivanhoe',80,3,X'0102cfb30db3b6c4e4ec752ab345911e65f0c140efd60e5f984433154dbc3c9d',replace('played 1763400089700 @1 by cyd w64\n@1 open green G1\n','\n',char(10)),1763400089700);
INSERT INTO "rows" VALUES('three-ivanhoe',81,3,X'4cf8e6365090745c389531b1ffc1e54e91c3f23bfa535353a671441b2dafe9ab',replace('played 1763400090400 @1 by cyd w65\n@1 withdraw\ndraw @2 Y3\n','\n',char(10)),1763400090400);
INSERT INTO "rows" VALUES('three-ivanhoe',82,3,X'075f7e06c071601006c296e9bc5b918acd592b991523be4ef6cf3c87dcd87792',replace('seated 1763400090400 @3 by bob w66\nperson bob\n','\n',char(10)),1763400090400);
INSERT INTO "rows" VALUES('three-ivanhoe',83,3,X'd4c2156caecb8549cec966e8648da071bcff3de5e29f0ca73ae96e52d819d123',replace('played 1763400091100 @2 by ann w67\n@2 withdraw\nwin @3 green\ndraw @3 riposte\n','\n',char(10)),1763400091100);
INSERT INTO "rows" VALUES('three-ivanhoe',84,3,X'668daf161c32da393b55f49e364cfde5711f3156415dc0816af0feaa15f4d396',replace('played 1763400091800 @3 by bob w68\n@3 open red R5\n','\n',char(10)),1763400091800);
INSERT INTO "rows" VALUES('three-ivanhoe',85,3,X'22c955c04ecbf0e175f40ca6b3ec9a802847e9a0778a04937744704d43d36bda',replace('played 1763400092500 @3 by bob w69\n@3 withdraw\ndraw @1 G1\n','\n',char(10)),1763400092500);
INSERT INTO "rows" VALUES('three-ivanhoe',86,3,X'fbf057a2412144a0653c3940eee678e997136cbbb18e2812aad35c9fc5632882',replace('played 1763400093200 @1 by cyd w70\n@1 withdraw\nwin @2 red\ndraw @2 S2\n','\n',char(10)),1763400093200);
INSERT INTO "rows" VALUES('waiting',1,3,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1763400040000\ngame castles\nrules 1\nplayers 4\nhost ann\naccess open\nwindows 4000 8000 3000 1000\npatience 180000 900000\n','\n',char(10)),1763400040000);
INSERT INTO "rows" VALUES('waiting',2,3,X'1ea55a2be711c07377ad4167bab8a00f777bbf6e8c200aa8e93163528bac171f',replace('seated 1763400040000 @1\nperson ann\n','\n',char(10)),1763400040000);
CREATE TABLE admitted (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO admitted VALUES('ann','waiting',1763400040000);
INSERT INTO admitted VALUES('ann','alone-engarde',1763400072200);
INSERT INTO admitted VALUES('ann','three-ivanhoe',1763400093200);
INSERT INTO admitted VALUES('bob','three-ivanhoe',1763400093200);
INSERT INTO admitted VALUES('bob','alone-castles',1763400190900);
INSERT INTO admitted VALUES('cyd','three-ivanhoe',1763400093200);
CREATE TABLE invitations (
  table_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
INSERT INTO invitations VALUES('three-ivanhoe','invitationinvitation11');
CREATE TABLE talk (
  table_id TEXT NOT NULL,
  id INTEGER NOT NULL,
  time INTEGER NOT NULL,
  person TEXT NOT NULL,
  seat INTEGER,
  wish TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO talk VALUES('alone-engarde',1,1763400072200,'ann',1,'c1','well played, whoever you are');
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE logins (
  token BLOB PRIMARY KEY,  -- the hash of it
  id TEXT NOT NULL,        -- the same for tokens that follow each other in one browser
  person TEXT NOT NULL,
  since INTEGER NOT NULL,  -- when the token was made
  seen INTEGER NOT NULL    -- about when it was last used; 0: never
) STRICT, WITHOUT ROWID;
INSERT INTO logins VALUES(X'0101010101010101010101010101010101010101010101010101010101010101','ann','ann',1763400000000,1763400000000);
INSERT INTO logins VALUES(X'0202020202020202020202020202020202020202020202020202020202020202','bob','bob',1763400000000,1763400000000);
INSERT INTO logins VALUES(X'0303030303030303030303030303030303030303030303030303030303030303','cyd','cyd',1763400000000,1763400000000);
CREATE TABLE IF NOT EXISTS "people" (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO people VALUES('ann','Ann',1763400000000,1763400000000);
INSERT INTO people VALUES('bob','Bob',1763400000000,1763400000000);
INSERT INTO people VALUES('cyd','Cyd',1763400000000,1763400000000);
CREATE INDEX tables_by_standing ON tables (standing, id);
CREATE INDEX admitted_by_table ON admitted (table_id);
CREATE INDEX admitted_by_time ON admitted (person, since);
CREATE INDEX talk_by_person ON talk (person);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, standing);
CREATE INDEX tables_by_time ON tables (standing, touched);
CREATE INDEX tables_broken ON tables (id) WHERE wrong IS NOT NULL;
CREATE INDEX talk_by_time ON talk (time);
CREATE INDEX logins_by_person ON logins (person, id);
CREATE INDEX people_by_seen ON people (seen);
COMMIT;
PRAGMA application_id=1751217012; PRAGMA user_version=3;
