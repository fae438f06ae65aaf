PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  standing INTEGER NOT NULL,  -- 0 going on, 1 over
  last INTEGER NOT NULL,      -- sequence of its last row
  hash BLOB NOT NULL          -- of its last row
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('4Fqq1ZVWabyPc6Fu',1,20,X'eb765398825f6bd104b9bccbd8cc7add446e764acaad3ecd7b30ae2fefbf4a56');
INSERT INTO tables VALUES('9EYO2TNO0Ugk2Auh',1,44,X'd140542a119f0d39fcadb07dfa45f1489cc0c21d4a53d3da9f7f1077f8bcbe18');
INSERT INTO tables VALUES('M3pJNWEgw2TT5jwx',0,3,X'1256883828e24f82a1e66e44b8fd0ab41f5bdc1975eea3cd7b990f631efaa0d8');
INSERT INTO tables VALUES('St1_89LVdhBPTyWf',0,6,X'4966fd048852c0eec0577ad120f292301e90d8f897031ca4440cdb95ca92a4a4');
INSERT INTO tables VALUES('fQ_ogfNQfO0FqI6n',0,44,X'005fc447da7273d320b7ea853199f115dfcb29667571345e08dc12462814d733');
INSERT INTO tables VALUES('gk2kwj4CimKbTZeA',0,14,X'93f79fc31d859bf32d54a619dab15c06711107f03510b8d39a2f13b4a6e474e3');
CREATE TABLE rows (
  table_id TEXT NOT NULL REFERENCES tables (id),
  sequence INTEGER NOT NULL,
  format INTEGER NOT NULL,
  before BLOB NOT NULL,
  payload TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802813441\ngame engarde\nplayers 2\noption target 1\nhost hjyLStOLWnOKHGqs\naccess open\nwindows 0 0 0 0\n','\n',char(10)),1794802813441);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',2,1,X'87c0bfe2fe498e4cbee34c3dde9734d225bcd7273447e1348372ea9326b63d92',replace('seated 1794802813441 @1\nperson hjyLStOLWnOKHGqs\n','\n',char(10)),1794802813441);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',3,1,X'b868c17394043d9943bc504970a577ad01c6bfaedc26b401cf9f7b181b6f9364',replace('seated 1794802813441 @2\nbot page\n','\n',char(10)),1794802813441);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',4,1,X'ee745e5dd3e27be080bd961f835580901ae94ad28e84cfb6d4b84ef473e388e7',replace('begun 1794802813441\nstarter @1\ndeal @1 2 2 3 3 5\ndeal @2 2 3 4 4 5\n','\n',char(10)),1794802813441);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',5,1,X'72d0c8abcb295e2ab9a9833358c52ff51ae6e42047f6a78697b235d52a684974',replace('played 1794802813526 @1 by hjyLStOLWnOKHGqs ann1\n@1 forward 2\ndraw @1 4\n','\n',char(10)),1794802813526);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',6,1,X'36022f1d692056898a2a43cbcd5e1b11fa16afa9d489634fb39fe8a599992a15',replace('played 1794802813564 @2\n@2 forward 5\ndraw @2 4\n','\n',char(10)),1794802813564);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',7,1,X'77dd7f3225ca027661a0a407d63a86cd9ee3b2aa122840451e215a94257238a2',replace('played 1794802813579 @1 by hjyLStOLWnOKHGqs ann2\n@1 forward 3\ndraw @1 2\n','\n',char(10)),1794802813579);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',8,1,X'c0031998d24097cd119246226aedf6d1006ac80ba26d88dc71a46b9d97683f06',replace('played 1794802813587 @2\n@2 forward 3\ndraw @2 2\n','\n',char(10)),1794802813587);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',9,1,X'94e787ac4e22ab230a85fb079ecc9ffde74c4e1b601aad2cbf92c9dc1bf4a684',replace('played 1794802813594 @1 by hjyLStOLWnOKHGqs ann3\n@1 forward 4\ndraw @1 5\n','\n',char(10)),1794802813594);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',10,1,X'8a632108710f93c584c7cf997890aa1efadb8118ec92fc6877e5cbeb0f6b3555',replace('played 1794802813604 @2\n@2 back 2\ndraw @2 5\n','\n',char(10)),1794802813604);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',11,1,X'9c80c83023a19f9dd10f4b351bb7d49d48fe55bad9f6d429f8d8fbb0232b381b',replace('played 1794802813611 @1 by hjyLStOLWnOKHGqs ann4\n@1 back 2\ndraw @1 1\n','\n',char(10)),1794802813611);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',12,1,X'd99148b310e93bdb8184fda87afefa7354d2861faaf5ebccda735175c4a706a9',replace('played 1794802813614 @2\n@2 forward 5\ndraw @2 5\n','\n',char(10)),1794802813614);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',13,1,X'6acf538436abc164d4686602097967c68f7342ef6f4f0327b5131cc809a105f5',replace('played 1794802813621 @1 by hjyLStOLWnOKHGqs ann5\n@1 back 2\ndraw @1 1\n','\n',char(10)),1794802813621);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',14,1,X'decbebf5f484c6be24f4ac54a1ade197a656bc74b6c9a58fd7c9807f023bc88c',replace('played 1794802813626 @2\n@2 forward 2\ndraw @2 1\n','\n',char(10)),1794802813626);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',15,1,X'ea081b80fa9f5fa16070766bad5babdc6ac44179b281221c86497277d3ffacd0',replace('played 1794802813636 @1 by hjyLStOLWnOKHGqs ann6\n@1 forward 1\ndraw @1 1\n','\n',char(10)),1794802813636);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',16,1,X'0bc7a5f6b953169a8bbe30f84f7811ac5b36434222a07e4a0a36a24372e619ab',replace('played 1794802813637 @2\n@2 back 1\ndraw @2 3\n','\n',char(10)),1794802813637);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',17,1,X'7bbcea8b306ff925c58de916eecd94b419e192fe13907e6b461d24d9ba6d0863',replace('played 1794802813644 @1 by hjyLStOLWnOKHGqs ann7\n@1 forward 3\ndraw @1 3\n','\n',char(10)),1794802813644);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',18,1,X'7d70901cd618a1b169f96c5f59bdab98c6691e11dc5fa5bf944995705312a70c',replace('played 1794802813650 @2\n@2 back 3\ndraw @2 4\n','\n',char(10)),1794802813650);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',19,1,X'c054eef5c330c71b14f03eb8404c6de6e77238eb690c927d2ebb485b524f58b7',replace('played 1794802813658 @1 by hjyLStOLWnOKHGqs ann8\n@1 back 1\ndraw @1 1\nreveal @1 1 1 3 5 5\nreveal @2 4 4 4 4 5\nround @1\nresult @1\n','\n',char(10)),1794802813658);
INSERT INTO "rows" VALUES('4Fqq1ZVWabyPc6Fu',20,1,X'8dcad1d494330daaa863015eda18841d8e83aaf4d5e2731d64583ed73462e41e',replace('rematch 1794802813679 by hjyLStOLWnOKHGqs ann9\ntable St1_89LVdhBPTyWf\n','\n',char(10)),1794802813679);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802813689\ngame ivanhoe\nplayers 3\noption purple token\nhost hjyLStOLWnOKHGqs\naccess open\nwindows 0 0 0 0\n','\n',char(10)),1794802813689);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',2,1,X'b66152a20982e3b065ada9778ed3b5c64559aa591f1c6dc31e2cd683bca59b37',replace('seated 1794802813689 @1\nbot random\n','\n',char(10)),1794802813689);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',3,1,X'5890df96e3013c45ef884956b0a69adf39593abf9a789ac0a3f4694972d0b882',replace('seated 1794802813689 @2\nperson hjyLStOLWnOKHGqs\n','\n',char(10)),1794802813689);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',4,1,X'c1976102e5bb4ce1dfaf712765c499e986c17127f44c5ea2d6b02087bfc57f62',replace('seated 1794802813689 @3\nbot page\n','\n',char(10)),1794802813689);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',5,1,X'85e9074e78fb2e160dae1704cf581b526120005231e82d99c4a9900b758865c2',replace('begun 1794802813689\ndealer @2\ndeal @3 P4 P4 R4 R4 Y3 G1 G1 S2\ndeal @1 P3 R3 B2 S3 S3 S3 M6 riposte\ndeal @2 P3 B2 Y3 G1 G1 unhorse disgrace shield\ndraw @3 P5\n','\n',char(10)),1794802813689);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',6,1,X'bd49c5cce5db835768c137f3af89235a154c70c5fa570951175be0ae6910e780',replace('played 1794802813690 @3\n@3 open purple P4\n','\n',char(10)),1794802813690);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',7,1,X'caeb8a56dca3f63d7c9fb96800d3c9d00da44d422afa0c9e2c212081ff72bae6',replace('played 1794802813693 @3\n@3 stay\ndraw @1 R3\n','\n',char(10)),1794802813693);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',8,1,X'8e4169e74e22202042da7e40b624b7a67cd3cbcceb08d9142dec965a629c32fe',replace('played 1794802813700 @1\n@1 play S3\n','\n',char(10)),1794802813700);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',9,1,X'a732653727b79d5f63b9a796fef7b650ce10ff4f7f116dd2dff9e5daa13c5ce2',replace('played 1794802813702 @1\n@1 play P3\n','\n',char(10)),1794802813702);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',10,1,X'312f1c9e34754a6fd46bfe04327b6c306370cb1f5b008c3892a312272131eedd',replace('played 1794802813703 @1\n@1 withdraw\ndraw @2 G1\n','\n',char(10)),1794802813703);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',11,1,X'ab06506dfd644c8ac6d34a0d768f66894313fa2074bb951f57418ca12b62a981',replace('played 1794802813708 @2 by hjyLStOLWnOKHGqs ann1\n@2 play P3\n','\n',char(10)),1794802813708);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',12,1,X'c02a8227fbeed7f3d05985cfa0586f24c704fdc15600ef5fdf9a376ad122f574',replace('undone 1794802813711 @2 by hjyLStOLWnOKHGqs ann2\nback 12\n','\n',char(10)),1794802813711);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',13,1,X'85994d950d1dd8534c592d67958fbb62d9ec1ffd5fc82dfb86ac4237c9f7eb50',replace('played 1794802813713 @2 by hjyLStOLWnOKHGqs ann3\n@2 unhorse red\n','\n',char(10)),1794802813713);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',14,1,X'd3fabee2712e6c13cd1927bb03e77659580ea6f9e68b6619ce1d6d815a310ee4',replace('played 1794802813715\n@3 pass\n','\n',char(10)),1794802813715);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',15,1,X'db6e891cb1841301e103cfa0cb51e171bd382a7d6e2a9c1bda420049a77d7a07',replace('played 1794802813721 @2 by hjyLStOLWnOKHGqs ann4\n@2 shield\n','\n',char(10)),1794802813721);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',16,1,X'53476d56410e0b33e4436e4d4cf1783d07f438c44a70978f9b2922152d376063',replace('played 1794802813724\n@3 pass\n','\n',char(10)),1794802813724);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',17,1,X'ef24658b1f3f23323760eb013451e8cb6ac915763ce30c64027ff4d9278d196c',replace('played 1794802813730 @2 by hjyLStOLWnOKHGqs ann5\n@2 withdraw\nwin @3 red\ndraw @3 break-lance\n','\n',char(10)),1794802813730);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',18,1,X'53b725d6c01d8d5dceeae9d5e522e37469c434372f10adbbeadfc672ada194b8',replace('played 1794802813731 @3\n@3 open purple P4\n','\n',char(10)),1794802813731);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',19,1,X'99a51beb67a68ee5b3ac4b99acdc0c7c89949e99224681901ddac7188b56af18',replace('played 1794802813732 @3\n@3 stay\ndraw @1 B4\n','\n',char(10)),1794802813732);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',20,1,X'd36264b10edf03783046d0a55a91311b626c763133c372884de7b28c663bdb34',replace('played 1794802813734 @1\n@1 play M6\n','\n',char(10)),1794802813734);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',21,1,X'235b706f77d902f82d396d3fdb7b3e9781c61e8e68f2224d550c557f0e26eeae',replace('played 1794802813735 @1\n@1 withdraw\ndraw @2 B3\n','\n',char(10)),1794802813735);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',22,1,X'f73e741c6663464d7a3b69c696a10854db70c62870ad4a7d7497b88fcf256bef',replace('played 1794802813741 @2 by hjyLStOLWnOKHGqs ann6\n@2 play P3\n','\n',char(10)),1794802813741);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',23,1,X'c9e759b733624de893a6d2e13af61099a895050f21d04ff1dd4057b1c9f8db82',replace('played 1794802813744 @2 by hjyLStOLWnOKHGqs ann7\n@2 withdraw\n','\n',char(10)),1794802813744);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',24,1,X'47aa906b4d8d38d23406ce896dca8ea24d6c7b66e90431d0f33734833c21966c',replace('played 1794802813747 @3\n@3 take purple\nwin @3 purple\ndraw @3 P3\n','\n',char(10)),1794802813747);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',25,1,X'e230375fe1f165e720f66910b665c1ef7cd9dd1d4330df1fe8c6f93ad87e0e32',replace('played 1794802813748 @3\n@3 open yellow Y3\n','\n',char(10)),1794802813748);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',26,1,X'bc3100d0a6451fed703875b994c2270058bccc1a57d919e5b7d372976917b297',replace('played 1794802813750 @3\n@3 stay\ndraw @1 Y3\n','\n',char(10)),1794802813750);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',27,1,X'9126c80cbd28e3029e5cc72b5b3c21878d1baf5a24bbc1c07b1f8ac6faea7810',replace('played 1794802813751 @1\n@1 withdraw\ndraw @2 stunned\n','\n',char(10)),1794802813751);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',28,1,X'b22ce4face1f062c11671a9b59e6bd3ae76c64a870922ec29c40786b10a7d8e2',replace('played 1794802813752 @2 by hjyLStOLWnOKHGqs ann8\n@2 play Y3\n','\n',char(10)),1794802813752);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',29,1,X'10e7d62601d707fc7232c56a6fe3d5963e45bca32712bbb84e69ec3184357847',replace('played 1794802813754 @2 by hjyLStOLWnOKHGqs ann9\n@2 withdraw\nwin @3 yellow\ndraw @3 B5\n','\n',char(10)),1794802813754);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',30,1,X'bd05392c8a7a703fae094fda982457b9c7dcfbacae16bea344caa9074ba08d02',replace('played 1794802813755 @3\n@3 open purple P3\n','\n',char(10)),1794802813755);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',31,1,X'71707c62f8a06a413f69a6f91172a65936436a91e7fbb0b5b7d64742e35267c7',replace('played 1794802813757 @3\n@3 stay\ndraw @1 change-weapon\n','\n',char(10)),1794802813757);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',32,1,X'0088b34f7b9037e18213cba834eaf35bc5c7d97b76ef0d714a23e2d930dd5a8f',replace('played 1794802813758 @1\n@1 play S3\n','\n',char(10)),1794802813758);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',33,1,X'e61d4e077559022cde18996c5494b9761c3a81e4ba3004e0810aaeedb7d82cde',replace('played 1794802813760 @1\n@1 withdraw\ndraw @2 ivanhoe\n','\n',char(10)),1794802813760);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',34,1,X'7ed42f80b41d20c405ef183ae2fe1dcf70fb30c70f2d09c23423d0d3b33b8cde',replace('played 1794802813765 @2 by hjyLStOLWnOKHGqs ann10\n@2 stunned @3\n','\n',char(10)),1794802813765);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',35,1,X'5a1c60944f1301ca6bf8e4b96a6edd652c5b20d838ac24ce08369e2eda9c82d9',replace('played 1794802813768\n@3 pass\n','\n',char(10)),1794802813768);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',36,1,X'ff593a425dd3917345c592cfcb1552e8c1b7596ac8dad56f415633f48bf67c4a',replace('played 1794802813774 @2 by hjyLStOLWnOKHGqs ann11\n@2 withdraw\n','\n',char(10)),1794802813774);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',37,1,X'322d65675322cdf068882121845f2b19b313fe9bb12f5c2e6b3e97251dab4cbb',replace('played 1794802813777 @3\n@3 take blue\nwin @3 blue\ndraw @3 Y4\n','\n',char(10)),1794802813777);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',38,1,X'a1245ab4afced8f618943ebcaa2db585481f19704a2d94925b596eaaa2d4e644',replace('played 1794802813778 @3\n@3 open green G1\n','\n',char(10)),1794802813778);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',39,1,X'0bdbddc3b6ce3b7b83a98e232b3ec8198ec48953164981ef65d4cb6bb2881039',replace('played 1794802813780 @3\n@3 stay\ndraw @1 S3\n','\n',char(10)),1794802813780);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',40,1,X'4f710f3cdea6d4472fb56b0f6aa263af23cd7792a77a476238b5eae647392ff9',replace('played 1794802813782 @1\n@1 play S3\n','\n',char(10)),1794802813782);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',41,1,X'6941494b834e6397354c6e98d527e20dc60d3eeeaff77f163b2c5aba2164a38f',replace('played 1794802813783 @1\n@1 play S3\n','\n',char(10)),1794802813783);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',42,1,X'ce9322426ff28e031fc9dd86e02959003b262cafde7502adf08556926e1dfc62',replace('played 1794802813784 @1\n@1 withdraw\ndraw @2 Y3\n','\n',char(10)),1794802813784);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',43,1,X'8316ec1b475603eeb25b47027908c24e374121ba89671830f4a117b59d17a39c',replace('played 1794802813788 @2 by hjyLStOLWnOKHGqs ann12\n@2 play G1\n','\n',char(10)),1794802813788);
INSERT INTO "rows" VALUES('9EYO2TNO0Ugk2Auh',44,1,X'00fe992b5395705eefda5704c7d1b8f650e22bd37cc537f032fe97ba8f9c0e3b',replace('played 1794802813790 @2 by hjyLStOLWnOKHGqs ann13\n@2 withdraw\nwin @3 green\nresult @3\n','\n',char(10)),1794802813790);
INSERT INTO "rows" VALUES('M3pJNWEgw2TT5jwx',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802816759\ngame ivanhoe\nplayers 5\nhost cCSuCFsAt23Bj2fj\naccess open\nwindows 4000 8000 3000 1000\n','\n',char(10)),1794802816759);
INSERT INTO "rows" VALUES('M3pJNWEgw2TT5jwx',2,1,X'3c169ebb799a7117cf2b9448d0767e623eb5c8da75eff9a33580bccdaca108e6',replace('seated 1794802816759 @2\nperson cCSuCFsAt23Bj2fj\n','\n',char(10)),1794802816759);
INSERT INTO "rows" VALUES('M3pJNWEgw2TT5jwx',3,1,X'9284369f36faf4acbeee96dbcce3b17895471682e546a907a3c81e2acc6cf5af',replace('seated 1794802816759 @4\nbot knight\n','\n',char(10)),1794802816759);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802813663\ngame engarde\nplayers 2\noption target 1\nhost hjyLStOLWnOKHGqs\naccess open\nwindows 0 0 0 0\nstart @2\n','\n',char(10)),1794802813663);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',2,1,X'f044e3d94e1b143061be0a047bfe0d6d3173269f1d7a4cda920998b48d20f4e8',replace('seated 1794802813663 @1\nperson hjyLStOLWnOKHGqs\n','\n',char(10)),1794802813663);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',3,1,X'83d3251fa0bb97a7bf0941d3ada0b78856e99c110219c8f9da4df620172c97c3',replace('seated 1794802813663 @2\nbot page\n','\n',char(10)),1794802813663);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',4,1,X'8a02316042ca5a410984f3baaebc6db7c67789bda90c2878cbf96b09c50d89e9',replace('begun 1794802813663\nstarter @2\ndeal @1 1 4 5 5 5\ndeal @2 1 2 3 4 5\n','\n',char(10)),1794802813663);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',5,1,X'cb043cbcd25600bc2b7359668ffe6bd1dfd7651d1118d220afb1cdb30b30ce6a',replace('played 1794802813679 @2\n@2 forward 5\ndraw @2 1\n','\n',char(10)),1794802813679);
INSERT INTO "rows" VALUES('St1_89LVdhBPTyWf',6,1,X'19d15d3ffafb38f3b1cc0a1589411d452b0f5207fe77d822b696dcc8095f567d',replace('outage 1794802828131\n','\n',char(10)),1794802828131);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802813793\ngame castles\nplayers 4\nhost hjyLStOLWnOKHGqs\naccess open\nwindows 0 0 0 150\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',2,1,X'5a9b69607ef46fbf06c753411d2a6a98fa4df5e256c055b9b1529da2197a8101',replace('seated 1794802813793 @1\nperson hjyLStOLWnOKHGqs\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',3,1,X'5b934a3befe16ee82a510610bad6c939465b04dc8323651fac85065f149bca9c',replace('seated 1794802813793 @2\nbot page\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',4,1,X'dd3f96852a74123adb2ca84bd9558ab8cffe0a7cec8a3001e90f0e4b9972b2b4',replace('seated 1794802813793 @3\nbot random\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',5,1,X'4b3edaf81e08e475a02cfb564e0cbcc1bc5076e6a32965ffb168df11eba97ba8',replace('seated 1794802813793 @4\nbot page\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',6,1,X'a9d889caf6d84115c77fd9e92f873b8c0fd3c501bc63a8c2f1071fdacb87c729',replace('begun 1794802813793\nstarter @4\ndeal @4 h4 ivanhoe\ndeal @1 a2 a4\ndeal @2 x4 h2\ndeal @3 a1 x3\ndraw @4 f1 a3\n','\n',char(10)),1794802813793);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',7,1,X'63a9a20ef95c3d1396c608eeefd56270edc42ad8a695381aa1b7c09cb0e87287',replace('played 1794802813943 @4\n@4 keep f1\n','\n',char(10)),1794802813943);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',8,1,X'9df5b1ff2e2866b0b5d4217bb52d049d1579d68bb00e8a8dea5c2bb15f2c9d2f',replace('played 1794802814093 @4\n@4 trade\n','\n',char(10)),1794802814093);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',9,1,X'3e7a87b95938fec75d07fc7bc7c788aaae22f0ad931ed48f6f36743ff89060de',replace('played 1794802814096\n@1 decline\n@2 decline\n@3 decline\n','\n',char(10)),1794802814096);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',10,1,X'f71f512c476638d360b81e7962930517b246efbe1d2dfa8ee8514d693d70fbfa',replace('played 1794802814246 @4\n@4 attack k10 f1\n','\n',char(10)),1794802814246);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',11,1,X'89a88ff6df1ebef99e841ad8603b8e33c8043219666ff75fe2d25675d105b64f',replace('played 1794802814396 @4\n@4 place\ndraw @1 f2 h3\n','\n',char(10)),1794802814396);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',12,1,X'95359bf6f933539c4a13da0b779b2a280b613c3a31d7b008629ce81dae65c7f3',replace('played 1794802814399 @1 by hjyLStOLWnOKHGqs ann1\n@1 keep f2\n','\n',char(10)),1794802814399);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',13,1,X'037db13f444bb5a577eceb16bae88762adb69641b5f547d34c41c38d0e4de3cd',replace('undone 1794802814401 @1 by hjyLStOLWnOKHGqs ann2\nback 14\n','\n',char(10)),1794802814401);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',14,1,X'511f0b24ebad623d84cedf24ab0fbd69c14f5159c3d9e93c1ff279c7970dc9bb',replace('played 1794802814424 @1 by hjyLStOLWnOKHGqs ann3\n@1 keep h3\n','\n',char(10)),1794802814424);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',15,1,X'1240bc3b1dd5feecd5d7cd10b560f43903d37cc85f658e4b34510da379c8c115',replace('played 1794802814436 @1 by hjyLStOLWnOKHGqs ann4\n@1 trade\n','\n',char(10)),1794802814436);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',16,1,X'10427b3764e5808724af48e827cb618b304782143ea4ffba14b60d079c4e7752',replace('played 1794802814591\n@2 decline\n@3 decline\n@4 decline\n','\n',char(10)),1794802814591);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',17,1,X'c416be40b4d2ca7bd0b64ed4bcd3d5e0cf71e5526ddddc80066e5dfd209ab829',replace('played 1794802814596 @1 by hjyLStOLWnOKHGqs ann5\n@1 pass\ndraw @2 a4 x1\n','\n',char(10)),1794802814596);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',18,1,X'a3b9cdc0ee4f134837e440cfe212a7393345b54141c1d6169ebf69a1c5023288',replace('played 1794802814747 @2\n@2 keep a4\n','\n',char(10)),1794802814747);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',19,1,X'1b924685747d728dbe659ced6ce0d80ab640f1e24b31516f78a9ff8dcbfb65f6',replace('played 1794802814897 @2\n@2 trade\n','\n',char(10)),1794802814897);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',20,1,X'38a18bec45c4b0eba628eaf68e21cf3adafcc471ecb779b752b3f854a86bc5b3',replace('played 1794802814899\n@3 decline\n@4 decline\n@1 decline\n','\n',char(10)),1794802814899);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',21,1,X'8caafa151218a8c6dc028bdf7c345ab6183b8aa428e8fe17b9bc2af9f1c3121a',replace('played 1794802815049 @2\n@2 attack k7b a4 x4\n','\n',char(10)),1794802815049);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',22,1,X'5ec04ca8bd0c1415dc0032c98d9d38751651415eba1b0d39102cdd5a395225dc',replace('played 1794802815199 @2\n@2 place\ndraw @3 f4 a2\n','\n',char(10)),1794802815199);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',23,1,X'fd7e2d71af370ed39e151d194fd8c692baaba372b4e06771f61db9e1ac1fb381',replace('played 1794802815349 @3\n@3 keep f4\n','\n',char(10)),1794802815349);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',24,1,X'e326b5adf9e3107b3c8646f5e099b4e2f07b2afe84bbca5b2433622b37ca97d7',replace('played 1794802815499 @3\n@3 discard\n','\n',char(10)),1794802815499);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',25,1,X'e33217972ecacb19f61d0c5dd888b5d9447636d4fbc18123193055812d7a964d',replace('played 1794802815649 @3\n@3 attack k6 a1\n','\n',char(10)),1794802815649);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',26,1,X'd81bfe870439e8ba16404ece28ae4e05224089de5812f98186dad0552293922c',replace('played 1794802815800 @3\n@3 place\ndraw @4 a3 x1\n','\n',char(10)),1794802815800);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',27,1,X'ef4fae8bfcad7799e61329580aec40c36801166b77dfd767825ef0fddbbb090d',replace('played 1794802815952 @4\n@4 keep a3\n','\n',char(10)),1794802815952);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',28,1,X'35360c1a31a148ec9460a47754e0316d1225963e6042edb4a270dee42277c20f',replace('played 1794802816103 @4\n@4 trade\n','\n',char(10)),1794802816103);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',29,1,X'aea10804f0e49ae2819dbd1835225738ed0d5ce0c00d00febc320df420a919d8',replace('played 1794802816108\n@1 decline\n@2 decline\n@3 decline\n','\n',char(10)),1794802816108);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',30,1,X'7ff92f22f8f669d130a5541d5bb49caf4c8960f3b0d5989fddfa1695a940d131',replace('seated 1794802816110 @1 by hjyLStOLWnOKHGqs ann8\naway hjyLStOLWnOKHGqs page\n','\n',char(10)),1794802816110);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',31,1,X'd7de18e3c984b0a51af4b02fd527ce52f6b27579bf3dac1a837349bd8cbbd211',replace('played 1794802816259 @4\n@4 attack k7a a3\n','\n',char(10)),1794802816259);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',32,1,X'9d6f4e8b08bdd6b00074c3579c64df2fbda07250a811e55dc5bbb764dbe8b16d',replace('played 1794802816409 @4\n@4 place\ndraw @1 f4 h4\n','\n',char(10)),1794802816409);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',33,1,X'703fc562db0f561f4c64c1ee938779bde082839b01b39c5bdde2c08ea0ea2d0e',replace('played 1794802816559 @1\n@1 keep h4\n','\n',char(10)),1794802816559);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',34,1,X'24d4081e932070ae4ef01edb2136ea4437db4530cea2648e1edf944af018e9b6',replace('played 1794802816709 @1\n@1 trade\n','\n',char(10)),1794802816709);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',35,1,X'5b22a0e35446f59754f234c66c75bd7804b7dfc7abd5e69dcea689c1362c3702',replace('played 1794802816862\n@2 decline\n@3 decline\n@4 decline\n','\n',char(10)),1794802816862);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',36,1,X'a9258f956d0335447931186deb3a5ef5d5a78132327707e5c702d2e54d073af7',replace('outage 1794802828122\n','\n',char(10)),1794802828122);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',37,1,X'746e4f61599afcdd0ec8242609cffc30bb206070c9418cad5e5b322f74057b76',replace('played 1794802828272 @1\n@1 attack k5 a2 a4\n','\n',char(10)),1794802828272);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',38,1,X'55bfaa7a7d7f22a105e0b3b53051dcebf8536d768ede4f021c2ca3c8e5700808',replace('played 1794802828422 @1\n@1 place\ndraw @2 a2 x2\n','\n',char(10)),1794802828422);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',39,1,X'c8dc0c5dac1760072b18816562f90d1bcd1a28441a8608d76b6ac7ed04e04f20',replace('played 1794802828572 @2\n@2 keep a2\n','\n',char(10)),1794802828572);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',40,1,X'4dbfaad0fd7fec32e091b9185c31130171c9a9dc4f6b1545fd00d9ffe0ab2f47',replace('played 1794802828722 @2\n@2 trade\n','\n',char(10)),1794802828722);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',41,1,X'a781c29809c4f9bdbf867dd800724c2a7f74e73ab5ade54afe0ee6af23d21fd3',replace('played 1794802828872\n@3 decline\n@4 decline\n@1 decline\n','\n',char(10)),1794802828872);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',42,1,X'321ca2eb2b2b47ddc1028aab19504263013b6f14ee008df843500967f4791a6d',replace('played 1794802829022 @2\n@2 attack k10 a2 h2\n','\n',char(10)),1794802829022);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',43,1,X'6760d3869dc3d5fb0eabb4839a8033fc09759c021b3e37dd2bcf4361d47cc2b7',replace('played 1794802829172 @2\n@2 advance\n','\n',char(10)),1794802829172);
INSERT INTO "rows" VALUES('fQ_ogfNQfO0FqI6n',44,1,X'bf746cce786c83dd7ad10452a248bafc4c6368888ae5830df718c24aa12ecbbc',replace('played 1794802829322 @2\n@2 place\ndraw @3 h1 h2\n','\n',char(10)),1794802829322);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',1,1,X'0000000000000000000000000000000000000000000000000000000000000000',replace('opened 1794802816414\ngame engarde\nplayers 2\noption level advanced\nhost hjyLStOLWnOKHGqs\naccess invited\nwindows 4000 8000 3000 1000\nclock 600000 5000\n','\n',char(10)),1794802816414);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',2,1,X'11e191702c1b21bcfc1217918e0c27f61e8a599d7ece91266788df6418965ca9',replace('seated 1794802816414 @1\nperson hjyLStOLWnOKHGqs\n','\n',char(10)),1794802816414);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',3,1,X'd103b58088ad1ce7832c418bab339c81d3e8fc38c55a14a15c096b37f5480a0c',replace('seated 1794802816482 @2 by cCSuCFsAt23Bj2fj bob1\nperson cCSuCFsAt23Bj2fj\n','\n',char(10)),1794802816482);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',4,1,X'309948cbb042c65132d6265fb4f47475b65a31d80e5456de376112e10dbd3ae6',replace('begun 1794802816482\nstarter @1\ndeal @1 1 2 3 3 5\ndeal @2 2 3 3 4 4\n','\n',char(10)),1794802816482);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',5,1,X'6bd9c51ba65e7a36fc246ccc992a8062d0a352d992e2851b2f7815a6ef9969d7',replace('played 1794802816494 @1 by hjyLStOLWnOKHGqs ann1\n@1 forward 1\ndraw @1 5\n','\n',char(10)),1794802816494);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',6,1,X'2171ebebff5172671f0ee870ef5431f0539171d309b721875983c3cfaf4106f3',replace('played 1794802816528 @2 by cCSuCFsAt23Bj2fj bob2\n@2 forward 3\ndraw @2 2\n','\n',char(10)),1794802816528);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',7,1,X'187038974711fd5be9a33bf2346938350509d824f0fd998b836e01ffbe64dc70',replace('played 1794802816552 @1 by hjyLStOLWnOKHGqs ann2\n@1 forward 5\ndraw @1 1\n','\n',char(10)),1794802816552);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',8,1,X'7eb7e7175325d158924b5ef0d37da34ebf8277ee372c54e2c1c3038f35e62692',replace('played 1794802816582 @2 by cCSuCFsAt23Bj2fj bob3\n@2 back 2\ndraw @2 4\n','\n',char(10)),1794802816582);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',9,1,X'b256ee9523598886b9fe9466da23cb9bbfd6582aa8c26bdc10007be294c7c75a',replace('played 1794802816625 @1 by hjyLStOLWnOKHGqs ann3\n@1 back 1\ndraw @1 4\n','\n',char(10)),1794802816625);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',10,1,X'fe8789710a1f6f54e48f0ae4372ae5d7e66721cfe65c24434429d8a67b233204',replace('played 1794802816647 @2 by cCSuCFsAt23Bj2fj bob4\n@2 forward 4\ndraw @2 2\n','\n',char(10)),1794802816647);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',11,1,X'd59d05799db3d21a1690940098eaed97420497193d89d6f8c1d2adcbf21d4daf',replace('played 1794802816674 @1 by hjyLStOLWnOKHGqs ann4\n@1 back 4\ndraw @1 5\n','\n',char(10)),1794802816674);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',12,1,X'0381ede6e758cf26bb28601b3428a55af5b6a3028c01e7c89873c21bd99d0808',replace('played 1794802816696 @2 by cCSuCFsAt23Bj2fj bob5\n@2 forward 3\ndraw @2 1\n','\n',char(10)),1794802816696);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',13,1,X'4e1a8ecec516302cfbecefc4b3db068701eeef4c0835ca618bfb93a23d72e91d',replace('played 1794802816718 @1 by hjyLStOLWnOKHGqs ann5\n@1 forward 5\ndraw @1 1\n','\n',char(10)),1794802816718);
INSERT INTO "rows" VALUES('gk2kwj4CimKbTZeA',14,1,X'f518ded9bdf95bacbfd359208e0ffeeb22ebee5f47d14c82273819e5bc36cef2',replace('outage 1794802828119\n','\n',char(10)),1794802828119);
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  token BLOB NOT NULL UNIQUE,  -- the hash of it
  name TEXT NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO people VALUES('cCSuCFsAt23Bj2fj',X'74094c8a9a1b60bc40af157bf2c6fe1da3a6ee39af77faa4f9fff718cb262b5b','Bob Ü.',1794802813427);
INSERT INTO people VALUES('hjyLStOLWnOKHGqs',X'07487a46c4a66931b72c88269f9e428b4018432d138ddccd07e609e2ec2c9819','Ann',1794802813377);
CREATE TABLE admitted (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO admitted VALUES('cCSuCFsAt23Bj2fj','gk2kwj4CimKbTZeA',1794802816442);
INSERT INTO admitted VALUES('cCSuCFsAt23Bj2fj','M3pJNWEgw2TT5jwx',1794802816759);
INSERT INTO admitted VALUES('hjyLStOLWnOKHGqs','4Fqq1ZVWabyPc6Fu',1794802813444);
INSERT INTO admitted VALUES('hjyLStOLWnOKHGqs','St1_89LVdhBPTyWf',1794802813674);
INSERT INTO admitted VALUES('hjyLStOLWnOKHGqs','9EYO2TNO0Ugk2Auh',1794802813690);
INSERT INTO admitted VALUES('hjyLStOLWnOKHGqs','fQ_ogfNQfO0FqI6n',1794802813794);
INSERT INTO admitted VALUES('hjyLStOLWnOKHGqs','gk2kwj4CimKbTZeA',1794802816415);
CREATE TABLE invitations (
  table_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
INSERT INTO invitations VALUES('gk2kwj4CimKbTZeA','MhUdz9ePjXpj5XXAIk0p9Q');
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
INSERT INTO talk VALUES('9EYO2TNO0Ugk2Auh',1,1794802813791,'hjyLStOLWnOKHGqs',2,'ann14','Well met; let us joust <b>');
INSERT INTO talk VALUES('gk2kwj4CimKbTZeA',1,1794802816752,'cCSuCFsAt23Bj2fj',2,'bob6','Touché');
CREATE INDEX tables_by_standing ON tables (standing, id);
CREATE INDEX admitted_by_table ON admitted (table_id);
CREATE INDEX admitted_by_time ON admitted (person, since);
CREATE INDEX talk_by_person ON talk (person);
COMMIT;
PRAGMA application_id=1751217012;
PRAGMA user_version=1;
